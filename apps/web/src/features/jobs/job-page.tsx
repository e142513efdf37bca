import type { Job } from '@forte/contract';
import { Stack } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { sentenceOf } from '#core/calls.ts';
import { paths } from '#core/paths.ts';
import { BackToList } from '#ui/back-to-list.tsx';
import { Facts } from '#ui/facts.tsx';
import { Page } from '#ui/page.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { PanelShape } from '#ui/shapes.tsx';
import { ApplyButton, SaveButton } from './job-actions.tsx';
import { Availability } from './job-card.tsx';
import { JobDetails } from './job-details.tsx';
import classes from './job-page.module.css';
import { JobScore } from './job-score.tsx';
import { companyAndPlace, mainFacts } from './job-text.ts';
import { asJob, useJob } from './use-job.ts';

/** What can be done with it: beside the heading on a desk, at the lower edge of a phone, where a thumb is. */
const Actions = ({ job }: { job: Job }) => (
  <div className={classes.actions}>
    <Availability job={job} />
    <JobScore job={job} />
    <PrintButton />
    <SaveButton job={job} />
    <ApplyButton job={job} size="md" />
  </div>
);

const Lead = ({ job }: { job: Job }) => (
  <>
    <p className={classes.place}>{companyAndPlace(job)}</p>
    <div className={classes.main}>
      <Facts isFirstBold facts={mainFacts(job)} />
    </div>
  </>
);

const Shapes = () => (
  <div role="status" aria-label="Loading" className={classes.details}>
    <div className={classes.texts}>
      <PanelShape widths={['9rem', '90%', '60%', '75%']} />
      <Stack gap="lg">
        <PanelShape widths={['8rem', '70%', '85%']} />
        <PanelShape widths={['6rem', '50%']} />
      </Stack>
    </div>
    <div className={classes.glance}>
      <PanelShape widths={['8rem', '5rem', '10rem', '6rem', '9rem', '7rem']} />
    </div>
  </div>
);

/** A job with everything that its employer says about it (BROWSE-04). */
export const JobPage = () => {
  const { id = '' } = useParams({ strict: false });
  const query = useJob(id);
  const job = query.data && asJob(query.data.data);
  return (
    <>
      <BackToList to={paths.exploreJobs} back="Back to the list" anew="All jobs" />
      <Page
        title={job?.jobTitle ?? 'Job'}
        lead={job && <Lead job={job} />}
        actions={job && <Actions job={job} />}
      >
        <Loaded query={query} sentenceOf={sentenceOf} loading={<Shapes />}>
          {({ data }) => <JobDetails job={asJob(data)} />}
        </Loaded>
      </Page>
    </>
  );
};
