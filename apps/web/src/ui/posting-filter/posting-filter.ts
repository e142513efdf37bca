import { knownPostings } from '#core/posting-filter.ts';
import type { PostingSearch } from '#core/posting-search.ts';
import type { Address } from '#core/use-address.ts';
import type { FilterChip } from '../list/filter-chips.tsx';
import { postingChips } from './posting-chips.ts';

/** What a list of postings is filtered by, and how that is changed. */
export type PostingFilter = {
  readonly search: PostingSearch;
  readonly change: Address<PostingSearch>['change'];
  readonly chips: readonly FilterChip[];
  /** How many filters are set. */
  readonly active: number;
  readonly onClear: () => void;
};

/** Reads the filter out of a page's address; `kept` is what stays when it is cleared. */
export const postingFilterOf = <S extends PostingSearch>(
  address: Address<S>,
  kept?: Partial<S>,
): PostingFilter => {
  const search = knownPostings(address.search);
  // S has all that a list of postings is asked by.
  const change = address.change as Address<PostingSearch>['change'];
  const chips = postingChips(search, change);
  const onClear = () => address.reset({ ...kept, sort: search.sort } as Partial<S>); // its own keys
  return { search, change, chips, active: chips.length, onClear };
};
