import { Text } from '@mantine/core';
import { knownCandidates } from '#core/candidate-filter.ts';
import { type CandidateSearch, candidateSearch } from '#core/candidate-search.ts';
import { late } from '#core/late.tsx';
import { useAddress } from '#core/use-address.ts';
import { loadWhereWide, useIsWide } from '#core/wide.ts';
import { CardSkeleton } from '#ui/list/card-skeleton.tsx';
import { FilterChips } from '#ui/list/filter-chips.tsx';
import { foundText } from '#ui/list/found-text.ts';
import { ListLayout } from '#ui/list/list-layout.tsx';
import { NoResults } from '#ui/list/no-results.tsx';
import { PagedList } from '#ui/list/paged-list.tsx';
import { SortSelect } from '#ui/list/sort-select.tsx';
import { Page } from '#ui/page.tsx';
import { CandidateCard, candidateShape } from './candidate-card.tsx';
import { candidateChips } from './candidate-chips.ts';
import { ForPosting } from './for-posting.tsx';
import { useCandidates } from './use-candidates.ts';

const FilterFields = loadWhereWide(
  late(() => import('./candidate-filter-fields.tsx'), 'CandidateFilterFields'),
);

const nouns = ['candidate', 'candidates'] as const;

/** An empty shortlist is not for want of fitting candidates: it tells how it is filled. */
const shortlistHint = 'The heart on a candidate puts them on your shortlist.';

const orders = {
  latest: 'the last updated',
  oldest: 'the longest unchanged',
  match: 'the best match',
} as const;
const orderOf = ({ sort }: CandidateSearch) => orders[sort ?? 'latest'];

/** "Find Matches": the employer's search for candidates (SEARCH-01). */
export const CandidateSearchPage = () => {
  const { search: asked, change, reset } = useAddress(candidateSearch);
  const search = knownCandidates(asked);
  const query = useCandidates(search);
  const chips = candidateChips(search, change);
  const { posting } = search;
  const clear = () => reset({ sort: search.sort, posting });
  const isWide = useIsWide();
  const sort = (
    <SortSelect
      value={search.sort}
      onChange={(wanted) => change({ sort: wanted })}
      hasMatch={posting !== undefined}
    />
  );
  const isShortlist = search.shortlist === 'only' && chips.length === 1;
  const empty = (
    <NoResults active={isShortlist ? 0 : chips.length} onClear={clear} what="candidates">
      <Text c="dimmed" maw="44ch">
        {isShortlist
          ? shortlistHint
          : 'Nobody is looking for work at the moment. Candidates appear here once their profile is complete.'}
      </Text>
    </NoResults>
  );
  return (
    <Page title="Find Matches" lead={`Candidates who are looking for work, ${orderOf(search)} first.`}>
      {posting !== undefined && (
        <ForPosting id={posting} onAll={() => change({ posting: undefined, sort: undefined })} />
      )}
      <ListLayout
        filters={<FilterFields search={search} onChange={change} />}
        loadFilters={FilterFields.load}
        active={chips.length}
        onClear={clear}
        found={foundText(query, nouns)}
        tools={isWide ? undefined : sort}
      >
        <FilterChips chips={chips} onClear={clear} />
        <PagedList
          query={query}
          nouns={nouns}
          keyOf={(candidate) => candidate.id}
          pages={search.pages ?? 1}
          onMore={(pages) => change({ pages }, 'replace')}
          empty={empty}
          tools={isWide ? sort : undefined}
          shape={<CardSkeleton {...candidateShape} />}
        >
          {(candidate) => <CandidateCard candidate={candidate} postingId={posting} />}
        </PagedList>
      </ListLayout>
    </Page>
  );
};
