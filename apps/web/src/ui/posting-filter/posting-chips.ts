import { defaultCurrency } from '@forte/contract';
import type { PostingSearch } from '#core/posting-search.ts';
import { readRange } from '#core/range-text.ts';
import { describeRange, listChips } from '../list/chips-of.ts';
import type { FilterChip } from '../list/filter-chips.tsx';

type Change = (changes: Partial<PostingSearch>) => void;

/** What a list of postings is filtered by, as chips. */
export const postingChips = (search: PostingSearch, change: Change): FilterChip[] => {
  const { text, experience, salary, currency = defaultCurrency } = search;
  const single = (key: 'text' | 'experience' | 'salary', label: string): FilterChip => ({
    key,
    label,
    clear: () => change({ [key]: undefined }),
  });
  const years = readRange(experience);
  const pay = readRange(salary);
  return [
    ...(text ? [single('text', `“${text}”`)] : []),
    ...listChips(search, ['titles', 'types', 'roles', 'technologies', 'qualifications'], change),
    ...(years
      ? [
          single(
            'experience',
            describeRange(years, (n) => `${n}`, 'years'),
          ),
        ]
      : []),
    ...(pay
      ? [
          single(
            'salary',
            describeRange(pay, (n) => n.toLocaleString('en-US'), currency),
          ),
        ]
      : []),
  ];
};
