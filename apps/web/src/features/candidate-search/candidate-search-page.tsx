import { candidateSearch } from '#core/candidate-search.ts';
import { useAddress } from '#core/use-address.ts';
import { FilterChips } from '#ui/list/filter-chips.tsx';
import { ListLayout } from '#ui/list/list-layout.tsx';
import { PagedList } from '#ui/list/paged-list.tsx';
import { SortSelect } from '#ui/list/sort-select.tsx';
import { Page } from '#ui/page.tsx';
import { CandidateCard } from './candidate-card.tsx';
import { candidateChips } from './candidate-chips.ts';
import { CandidateFilterFields } from './candidate-filter-fields.tsx';
import { useCandidates } from './use-candidates.ts';

/** "Find Matches": the employer's search for candidates (SEARCH-01). */
export const CandidateSearchPage = () => {
  const { search, change, reset } = useAddress(candidateSearch);
  const query = useCandidates(search);
  const chips = candidateChips(search, change);
  const clear = () => reset({ sort: search.sort });
  return (
    <Page title="Find Matches" lead="Candidates who are looking for work, the last updated first.">
      <ListLayout
        filters={<CandidateFilterFields search={search} onChange={change} />}
        active={chips.length}
        onClear={clear}
        toolbar={<SortSelect value={search.sort} onChange={(sort) => change({ sort })} />}
      >
        <FilterChips chips={chips} onClear={clear} />
        <PagedList
          query={query}
          nouns={['candidate', 'candidates']}
          keyOf={(candidate) => candidate.id}
          pages={search.pages ?? 1}
          onMore={(pages) => change({ pages }, 'replace')}
        >
          {(candidate) => <CandidateCard candidate={candidate} />}
        </PagedList>
      </ListLayout>
    </Page>
  );
};
