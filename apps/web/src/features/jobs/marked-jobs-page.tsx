import { Button, SegmentedControl, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { markedJobsSearch } from '#core/marked-jobs-search.ts';
import { paths } from '#core/paths.ts';
import { useAddress } from '#core/use-address.ts';
import { CardSkeleton } from '#ui/list/card-skeleton.tsx';
import { NoResults } from '#ui/list/no-results.tsx';
import { PagedList } from '#ui/list/paged-list.tsx';
import { SearchBox } from '#ui/list/search-box.tsx';
import { Toolbar } from '#ui/list/toolbar.tsx';
import { Page } from '#ui/page.tsx';
import { appliedShape, JobCard, jobShape } from './job-card.tsx';
import { MarksOwnTerms } from './job-terms.tsx';
import { useAppliedJobs, useSavedJobs } from './use-jobs.ts';

type MarkedJobsProps = {
  readonly title: string;
  readonly documentTitle?: string;
  readonly lead: string;
  /** Said below "No results found." while nothing is searched for. */
  readonly hint: string;
  readonly useJobs: typeof useSavedJobs | typeof useAppliedJobs;
  /** With the choice between applications that stand and those that were withdrawn. */
  readonly hasWithdrawn?: boolean;
};

const MarkedJobs = ({ useJobs, hint, hasWithdrawn = false, ...head }: MarkedJobsProps) => {
  const { search, change } = useAddress(markedJobsSearch);
  const query = useJobs(search);
  return (
    <Page {...head}>
      <Toolbar
        search={
          <SearchBox
            label="Search by title, company, skill or technology"
            value={search.text}
            onSearch={(text) => change({ text }, 'replace')}
          />
        }
      >
        {hasWithdrawn && (
          <SegmentedControl
            aria-label="Which applications"
            data={[
              { value: 'standing', label: 'Active' },
              { value: 'withdrawn', label: 'Withdrawn' },
            ]}
            value={search.show ?? 'standing'}
            onChange={(show) => change({ show: show === 'withdrawn' ? show : undefined })}
          />
        )}
      </Toolbar>
      <MarksOwnTerms>
        <PagedList
          query={query}
          nouns={['result', 'results']}
          keyOf={(job) => job.id}
          pages={search.pages ?? 1}
          onMore={(pages) => change({ pages }, 'replace')}
          shape={<CardSkeleton {...(hasWithdrawn ? appliedShape : jobShape)} />}
          empty={
            <NoResults
              active={search.text === undefined ? 0 : 1}
              onClear={() => change({ text: undefined })}
              what="jobs"
            >
              <Text c="dimmed" maw="44ch">
                {search.show === undefined ? hint : 'An application that you withdraw is kept here.'}
              </Text>
              <Button component={Link} to={paths.exploreJobs} variant="default">
                Explore jobs
              </Button>
            </NoResults>
          }
        >
          {(job) => <JobCard job={job} showsTimeline={hasWithdrawn} />}
        </PagedList>
      </MarksOwnTerms>
    </Page>
  );
};

/** The jobs that the candidate saved (BROWSE-03). */
export const SavedJobsPage = () => (
  <MarkedJobs
    title="Saved Jobs"
    lead="Jobs that you marked with the heart, the last saved first."
    hint="The heart on a job saves it here, so that you can come back to it."
    useJobs={useSavedJobs}
  />
);

/** The jobs that the candidate applied to (BROWSE-03). */
export const AppliedJobsPage = () => (
  <MarkedJobs
    title="Find Matches"
    documentTitle="Applied Jobs"
    lead="Jobs that you applied to, the last applied to first."
    hint="A job that you apply to stays here, with what its employer answers."
    useJobs={useAppliedJobs}
    hasWithdrawn
  />
);
