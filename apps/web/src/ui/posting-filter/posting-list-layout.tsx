import type { ReactNode } from 'react';
import type { PostingSearch } from '#core/posting-search.ts';
import type { Address } from '#core/use-address.ts';
import { FilterChips } from '../list/filter-chips.tsx';
import { ListLayout } from '../list/list-layout.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { SortSelect } from '../list/sort-select.tsx';
import { postingChips } from './posting-chips.ts';
import { PostingFilterFields } from './posting-filter-fields.tsx';

type PostingListLayoutProps<S extends PostingSearch> = {
  readonly address: Address<S>;
  /** What stays when the filters are cleared. */
  readonly kept?: Partial<S>;
  /** What the search box searches: "Search jobs". */
  readonly searchLabel: string;
  /** What else stands beside the search box. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
};

/** A list of postings with its search box, sort, filters, and what of them is in use; all in the address (APP-14). */
export const PostingListLayout = <S extends PostingSearch>(props: PostingListLayoutProps<S>) => {
  const { address, kept, searchLabel, tools, children } = props;
  const { search } = address;
  // S has all that a list of postings is asked by.
  const change = address.change as Address<PostingSearch>['change'];
  const chips = postingChips(search, change);
  const clear = () => address.reset({ ...kept, sort: search.sort } as Partial<S>); // its own keys
  return (
    <ListLayout
      filters={<PostingFilterFields search={search} onChange={change} />}
      active={chips.length}
      onClear={clear}
      toolbar={
        <>
          <SearchBox
            label={searchLabel}
            value={search.text}
            onSearch={(text) => change({ text }, 'replace')}
          />
          {tools}
          <SortSelect value={search.sort} onChange={(sort) => change({ sort })} />
        </>
      }
    >
      <FilterChips chips={chips} onClear={clear} />
      {children}
    </ListLayout>
  );
};
