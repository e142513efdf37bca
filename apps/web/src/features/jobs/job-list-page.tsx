import { postingSearch } from '#core/posting-search.ts';
import { useAddress } from '#core/use-address.ts';
import { PagedList } from '#ui/list/paged-list.tsx';
import { Page } from '#ui/page.tsx';
import { PostingListLayout } from '#ui/posting-filter/posting-list-layout.tsx';
import { JobCard } from './job-card.tsx';
import { useOpenJobs } from './use-jobs.ts';

/** All open jobs (BROWSE-01). */
export const JobListPage = () => {
  const address = useAddress(postingSearch);
  const query = useOpenJobs(address.search);
  return (
    <Page title="Explore Jobs" lead="Every job that takes applications, the newest first.">
      <PostingListLayout address={address} searchLabel="Search by title, company, skill or technology">
        <PagedList
          query={query}
          nouns={['job', 'jobs']}
          keyOf={(job) => job.id}
          pages={address.search.pages ?? 1}
          onMore={(pages) => address.change({ pages }, 'replace')}
        >
          {(job) => <JobCard job={job} />}
        </PagedList>
      </PostingListLayout>
    </Page>
  );
};
