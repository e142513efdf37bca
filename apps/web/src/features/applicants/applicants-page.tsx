import { employerRoutes } from '@forte/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ApplicantsSearch, applicantsSearch, postingOf } from '#core/applicants-search.ts';
import { listedBy } from '#core/listed-by.ts';
import { paths } from '#core/paths.ts';
import { usePagedCall } from '#core/queries.ts';
import { useUser } from '#core/session.ts';
import { useAddress } from '#core/use-address.ts';
import { AnswerDialog } from '#ui/answer/answer-dialog.tsx';
import { CardSkeleton } from '#ui/list/card-skeleton.tsx';
import { foundText } from '#ui/list/found-text.ts';
import { NoResults } from '#ui/list/no-results.tsx';
import { PagedList } from '#ui/list/paged-list.tsx';
import { Page } from '#ui/page.tsx';
import { postingFilterOf } from '#ui/posting-filter/posting-filter.ts';
import { PostingListLayout } from '#ui/posting-filter/posting-list-layout.tsx';
import { AnswerBar } from './answer-bar.tsx';
import { ApplicationCard, applicationShape } from './application-card.tsx';
import { ChooseAll } from './choose-all.tsx';
import { OnePosting } from './one-posting.tsx';
import { StateSelect } from './state-select.tsx';
import { useAnswers } from './use-answers.ts';

const useApplications = (search: ApplicantsSearch) => {
  const { userId } = useUser();
  return usePagedCall(employerRoutes.listApplications, { body: listedBy(search, userId) });
};

const orders = { latest: 'the latest', oldest: 'the oldest', match: 'the best match' } as const;
const nouns = ['application', 'applications'] as const;

const NobodyYet = ({ isOnePosting }: { isOnePosting: boolean }) => (
  <Text c="dimmed" maw="48ch">
    {isOnePosting
      ? 'Nobody has applied to this posting yet. Applications appear here for you to answer.'
      : 'Nobody has applied yet. Applications appear here for you to shortlist, decline or hire.'}{' '}
    <Anchor component={Link} to={paths.dashboard}>
      Find candidates yourself
    </Anchor>
  </Text>
);

/** Who applied to the employer's postings, or to one of them (APPLIED-01). */
export const ApplicantsPage = () => {
  const address = useAddress(applicantsSearch);
  const { search, change, reset } = address;
  const query = useApplications(search);
  const posting = postingOf(search);
  const answers = useAnswers(query.data?.pages.flatMap(({ data }) => data) ?? []);
  const filter = postingFilterOf(address, { posting, state: search.state });
  const empty = (
    <NoResults
      active={filter.active + (search.state === undefined ? 0 : 1)}
      onClear={() => reset({ posting, sort: search.sort })}
      what="applications"
    >
      <NobodyYet isOnePosting={posting !== undefined} />
    </NoResults>
  );
  return (
    <Page
      title="Explore Employee"
      lead={`Who applied to your postings, ${orders[search.sort ?? 'latest']} first.`}
    >
      {posting !== undefined && <OnePosting id={posting} onAll={() => change({ posting: undefined })} />}
      <PostingListLayout
        filter={filter}
        found={foundText(query, nouns)}
        searchLabel="Search by job, skill or technology"
        hasMatch
        tools={<StateSelect value={search.state} onChange={(state) => change({ state })} />}
      >
        <ChooseAll {...answers.choice} />
        <PagedList
          query={query}
          nouns={nouns}
          keyOf={(application) => application.id}
          pages={search.pages ?? 1}
          onMore={(pages) => change({ pages }, 'replace')}
          empty={empty}
          shape={<CardSkeleton {...applicationShape} />}
        >
          {(application) => <ApplicationCard application={application} answers={answers} />}
        </PagedList>
        <AnswerBar answers={answers} />
      </PostingListLayout>
      <AnswerDialog answer={answers} />
    </Page>
  );
};
