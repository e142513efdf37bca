import { employerRoutes } from '@forte/contract';
import { type ApplicantsSearch, applicantsSearch, postingOf } from '#core/applicants-search.ts';
import { usePagedCall } from '#core/calls.ts';
import { toPostingFilter } from '#core/posting-search.ts';
import { useUser } from '#core/session.ts';
import { useAddress } from '#core/use-address.ts';
import { PagedList } from '#ui/list/paged-list.tsx';
import { Page } from '#ui/page.tsx';
import { PostingListLayout } from '#ui/posting-filter/posting-list-layout.tsx';
import { ApplicationCard } from './application-card.tsx';
import { OnePosting } from './one-posting.tsx';

const useApplications = (search: ApplicantsSearch) => {
  const { userId } = useUser();
  const body = { employerId: userId, postingId: postingOf(search), ...toPostingFilter(search) };
  return usePagedCall(employerRoutes.listApplications, { body });
};

/** Who applied to the employer's postings, or to one of them (APPLIED-01). */
export const ApplicantsPage = () => {
  const address = useAddress(applicantsSearch);
  const { search, change } = address;
  const query = useApplications(search);
  const posting = postingOf(search);
  return (
    <Page title="Explore Employee" lead="Who applied to your postings, the latest first.">
      {posting !== undefined && <OnePosting id={posting} onAll={() => change({ posting: undefined })} />}
      <PostingListLayout
        address={address}
        kept={{ posting }}
        searchLabel="Search by job, skill or technology"
      >
        <PagedList
          query={query}
          nouns={['application', 'applications']}
          keyOf={(application) => application.id}
          pages={search.pages ?? 1}
          onMore={(pages) => change({ pages }, 'replace')}
        >
          {(application) => <ApplicationCard application={application} />}
        </PagedList>
      </PostingListLayout>
    </Page>
  );
};
