import { type Job, postingRoutes, type ViewedPosting } from '@forte/contract';
import { Button, Group, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useLocation, useParams, useRouter } from '@tanstack/react-router';
import { sentenceOf } from '#core/calls.ts';
import { experienceText } from '#core/experience-text.ts';
import { day, plainDay, yearlyPay } from '#core/format.ts';
import { paths } from '#core/paths.ts';
import { useCall } from '#core/queries.ts';
import { ApplicationTimeline } from '#ui/application-status.tsx';
import { Page } from '#ui/page.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Panel } from '#ui/panel.tsx';
import { Terms } from '#ui/terms.tsx';
import { ApplyButton, SaveButton } from './job-actions.tsx';
import { Availability } from './job-card.tsx';
import { answeringText } from './job-text.ts';
import classes from './jobs.module.css';

/** A candidate's view always has the marks; only an employer's lacks them. */
const asJob = ({ isSaved = false, isApplied = false, ...posting }: ViewedPosting): Job => ({
  ...posting,
  isSaved,
  isApplied,
  applicationStatus: posting.applicationStatus ?? null,
  appliedAt: posting.appliedAt ?? null,
  withdrawnAt: posting.withdrawnAt ?? null,
  timeline: posting.timeline ?? [],
  answering: posting.answering ?? null,
});

const factsOf = (job: Job): readonly (readonly [name: string, value: string])[] => [
  ['Salary', yearlyPay(job.salary, job.currency)],
  ['Job role', job.jobRoles.join(', ')],
  ['Job type', job.jobTypes.join(', ')],
  ['Experience', experienceText(job.experience)],
  ['Qualification', job.qualification],
  ['Working hours', job.workingHours],
  ['Address', [job.location, job.country].filter(Boolean).join(', ')],
  ['Hiring', `${job.hireCount.toLocaleString('en-US')}, ${job.hiringTimeline.toLowerCase()}`],
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

const Named = ({ name, terms }: { name: string; terms: readonly string[] }) =>
  terms.length === 0 ? null : (
    <div>
      <p className={classes.name}>{name}</p>
      <Terms label={name} terms={terms} />
    </div>
  );

const Texts = ({ job }: { job: Job }) => (
  <Stack gap="lg">
    <Panel title="Job description">
      <ul className={classes.text}>
        {job.description.map((point, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two points may say the same, and none moves
          <li key={at}>{point}</li>
        ))}
      </ul>
    </Panel>
    <Panel title="What you bring">
      <Named name="Technologies" terms={job.technologies} />
      <Named name="Skills" terms={job.skills} />
    </Panel>
    <Panel title="Benefits">
      <Terms label="Benefits" terms={job.benefits} />
    </Panel>
  </Stack>
);

const OwnApplication = ({ job }: { job: Job }) =>
  job.timeline.length === 0 ? null : (
    <Panel title="Your application">
      <ApplicationTimeline label="Your application" events={job.timeline} />
    </Panel>
  );

const FullJob = ({ job }: { job: Job }) => (
  <Page
    title={job.jobTitle}
    lead={[job.company, job.location].filter(Boolean).join(' · ')}
    actions={
      <Group gap="sm">
        <Availability job={job} />
        <SaveButton job={job} />
        <ApplyButton job={job} size="md" />
      </Group>
    }
  >
    <div className={classes.page}>
      <Texts job={job} />
      <Stack gap="lg">
        <OwnApplication job={job} />
        <AtAGlance job={job} />
      </Stack>
    </div>
  </Page>
);

/** To the list with its filters and place, when one came from there. */
const BackToJobs = () => {
  const { history } = useRouter();
  const fromList = useLocation({ select: ({ state }) => state.fromList === true });
  const look = {
    variant: 'default',
    size: 'xs',
    mb: 'md',
    leftSection: <IconArrowLeft size={16} />,
  } as const;
  return fromList ? (
    <Button {...look} onClick={() => history.back()}>
      Back to the list
    </Button>
  ) : (
    <Button {...look} component={Link} to={paths.exploreJobs}>
      All jobs
    </Button>
  );
};

/** A job with everything that its employer says about it (BROWSE-04). */
export const JobPage = () => {
  const { id = '' } = useParams({ strict: false });
  const query = useCall(postingRoutes.viewPosting, { params: { id } });
  return (
    <>
      <BackToJobs />
      <Loaded query={query} sentenceOf={sentenceOf}>
        {({ data }) => <FullJob job={asJob(data)} />}
      </Loaded>
    </>
  );
};
