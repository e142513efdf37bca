import type { ReactNode } from 'react';
import { late } from '#core/late.tsx';
import { loadWhereWide } from '#core/wide.ts';
import { FilterChips } from '../list/filter-chips.tsx';
import { ListLayout } from '../list/list-layout.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { SortSelect } from '../list/sort-select.tsx';
import type { PostingFilter } from './posting-filter.ts';

const FilterFields = loadWhereWide(late(() => import('./posting-filter-fields.tsx'), 'PostingFilterFields'));

type PostingListLayoutProps = {
  readonly filter: PostingFilter;
  /** What the search box searches: "Search jobs". */
  readonly searchLabel: string;
  /** What else stands beside the search box. */
  readonly tools?: ReactNode;
  /** Whether the list can be ranked by match score. */
  readonly hasMatch?: boolean;
  /** What the filters leave, as "24 jobs"; undefined until it is known. */
  readonly found: string | undefined;
  readonly children: ReactNode;
};

/** A list of postings with its search box, sort, filters, and what of them is in use; all in the address (APP-14). */
export const PostingListLayout = (props: PostingListLayoutProps) => {
  const { filter, searchLabel, tools, hasMatch = false, found, children } = props;
  const { search, change, chips, active, onClear } = filter;
  return (
    <ListLayout
      filters={<FilterFields search={search} onChange={change} />}
      loadFilters={FilterFields.load}
      active={active}
      onClear={onClear}
      found={found}
      search={
        <SearchBox label={searchLabel} value={search.text} onSearch={(text) => change({ text }, 'replace')} />
      }
      isFull={tools !== undefined}
      tools={
        <>
          {tools}
          <SortSelect value={search.sort} onChange={(sort) => change({ sort })} hasMatch={hasMatch} />
        </>
      }
    >
      <FilterChips chips={chips} onClear={onClear} />
      {children}
    </ListLayout>
  );
};
