import { employerRoutes } from '@forte/contract';
import { type ApplicantsSearch, applicantsSearch, postingOf } from '#core/applicants-search.ts';
import { toPostingFilter } from '#core/posting-search.ts';
import { usePagedCall } from '#core/queries.ts';
import { useUser } from '#core/session.ts';
import { useAddress } from '#core/use-address.ts';
import { PagedList } from '#ui/list/paged-list.tsx';
import { Page } from '#ui/page.tsx';
import { PostingListLayout } from '#ui/posting-filter/posting-list-layout.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { ApplicationCard } from './application-card.tsx';
import { OnePosting } from './one-posting.tsx';
import { StateSelect } from './state-select.tsx';
import { useAnswers } from './use-answers.ts';

const useApplications = (search: ApplicantsSearch) => {
  const { userId } = useUser();
  const states = search.state && [search.state];
  const body = { employerId: userId, postingId: postingOf(search), states, ...toPostingFilter(search) };
  return usePagedCall(employerRoutes.listApplications, { body });
};

/** Who applied to the employer's postings, or to one of them (APPLIED-01). */
export const ApplicantsPage = () => {
  const address = useAddress(applicantsSearch);
  const { search, change } = address;
  const query = useApplications(search);
  const posting = postingOf(search);
  const answers = useAnswers();
  return (
    <Page title="Explore Employee" lead="Who applied to your postings, the latest first.">
      {posting !== undefined && <OnePosting id={posting} onAll={() => change({ posting: undefined })} />}
      <PostingListLayout
        address={address}
        kept={{ posting, state: search.state }}
        searchLabel="Search by job, skill or technology"
        tools={<StateSelect value={search.state} onChange={(state) => change({ state })} />}
      >
        <PagedList
          query={query}
          nouns={['application', 'applications']}
          keyOf={(application) => application.id}
          pages={search.pages ?? 1}
          onMore={(pages) => change({ pages }, 'replace')}
        >
          {(application) => <ApplicationCard application={application} answers={answers} />}
        </PagedList>
        <AnswerBar answers={answers} />
      </PostingListLayout>
      <AnswerDialog answers={answers} />
    </Page>
  );
};
