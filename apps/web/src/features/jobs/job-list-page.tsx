import { Text } from '@mantine/core';
import { postingSearch } from '#core/posting-search.ts';
import { useAddress } from '#core/use-address.ts';
import { CardSkeleton } from '#ui/list/card-skeleton.tsx';
import { foundText } from '#ui/list/found-text.ts';
import { NoResults } from '#ui/list/no-results.tsx';
import { PagedList } from '#ui/list/paged-list.tsx';
import { Page } from '#ui/page.tsx';
import { postingFilterOf } from '#ui/posting-filter/posting-filter.ts';
import { PostingListLayout } from '#ui/posting-filter/posting-list-layout.tsx';
import { JobCard, jobShape } from './job-card.tsx';
import { MarksOwnTerms } from './job-terms.tsx';
import { useOpenJobs } from './use-jobs.ts';

const nouns = ['job', 'jobs'] as const;

const firstWords = { latest: 'the newest', oldest: 'the oldest', match: 'the best match' } as const;

/** All open jobs (BROWSE-01). */
export const JobListPage = () => {
  const address = useAddress(postingSearch);
  const query = useOpenJobs(address.search);
  const filter = postingFilterOf(address);
  return (
    <Page
      title="Explore Jobs"
      lead={`Every job that takes applications, ${firstWords[address.search.sort ?? 'latest']} first.`}
    >
      <PostingListLayout
        filter={filter}
        found={foundText(query, nouns)}
        searchLabel="Search by title, company, skill or technology"
        hasMatch
      >
        <MarksOwnTerms>
          <PagedList
            query={query}
            nouns={nouns}
            keyOf={(job) => job.id}
            pages={address.search.pages ?? 1}
            onMore={(pages) => address.change({ pages }, 'replace')}
            shape={<CardSkeleton {...jobShape} />}
            empty={
              <NoResults active={filter.active} onClear={filter.onClear} what="jobs">
                <Text c="dimmed" maw="44ch">
                  No employer takes applications at the moment. New jobs appear here as soon as they are
                  posted.
                </Text>
              </NoResults>
            }
          >
            {(job) => <JobCard job={job} />}
          </PagedList>
        </MarksOwnTerms>
      </PostingListLayout>
    </Page>
  );
};
