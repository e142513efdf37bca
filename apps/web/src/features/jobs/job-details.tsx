import type { Job } from '@forte/contract';
import { Stack } from '@mantine/core';
import { experienceText } from '#core/experience-text.ts';
import { day, hiringText, plainDay, yearlyPay } from '#core/format.ts';
import { ApplicationTimeline } from '#ui/application-status.tsx';
import { Panel } from '#ui/panel.tsx';
import { Terms } from '#ui/terms.tsx';
import classes from './job-page.module.css';
import { answeringText } from './job-text.ts';
import { type MarkOwn, useMarkOwn } from './own-terms.ts';

const factsOf = (job: Job): readonly (readonly [name: string, value: string])[] => [
  ['Salary', yearlyPay(job.salary, job.currency)],
  ['Job role', job.jobRoles.join(', ')],
  ['Job type', job.jobTypes.join(', ')],
  ['Experience', experienceText(job.experience)],
  ['Qualification', job.qualification],
  ['Working hours', job.workingHours],
  ['Address', [job.location, job.country].filter(Boolean).join(', ')],
  ['Hiring', hiringText(job.hireCount, job.hiringTimeline)],
  ['Posted', day(job.createdAt)],
  ...(job.answering === null ? [] : [['The employer', answeringText(job.answering)] as const]),
  ...(job.closesOn === null ? [] : [['Applications until', plainDay(job.closesOn)] as const]),
];

const AtAGlance = ({ job }: { job: Job }) => (
  <Panel title="At a glance">
    <dl className={classes.facts}>
      {factsOf(job).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);

type NamedProps = { readonly name: string; readonly terms: readonly string[]; readonly markOwn: MarkOwn };

const Named = ({ name, terms, markOwn }: NamedProps) =>
  terms.length === 0 ? null : (
    <div>
      <p className={classes.name}>{name}</p>
      <Terms label={name} terms={markOwn(terms)} />
    </div>
  );

const Texts = ({ job }: { job: Job }) => {
  const markOwn = useMarkOwn();
  return (
    <div className={classes.texts}>
      <Panel title="Job description">
        <ul className={classes.text}>
          {job.description.map((point, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two points may say the same, and none moves
            <li key={at}>{point}</li>
          ))}
        </ul>
      </Panel>
      <Stack gap="lg">
        <Panel title="What you bring">
          <Named name="Technologies" terms={job.technologies} markOwn={markOwn} />
          <Named name="Skills" terms={job.skills} markOwn={markOwn} />
        </Panel>
        <Panel title="Benefits">
          <Terms label="Benefits" terms={job.benefits} />
        </Panel>
      </Stack>
    </div>
  );
};

/** All that is said about a job; what became of one's own application first on a phone, at the side on a desk. */
export const JobDetails = ({ job }: { job: Job }) => (
  <div className={classes.details}>
    {job.timeline.length > 0 && (
      <div className={classes.own}>
        <Panel title="Your application">
          <ApplicationTimeline label="Your application" events={job.timeline} />
        </Panel>
      </div>
    )}
    <Texts job={job} />
    <div className={classes.glance}>
      <AtAGlance job={job} />
    </div>
  </div>
);
