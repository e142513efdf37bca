import { defaultCurrency } from '@forte/contract';
import type { CandidateSearch } from '#core/candidate-search.ts';
import { readRange } from '#core/range-text.ts';
import { visaText } from '#core/visa-text.ts';
import { describeRange, listChips } from '#ui/list/chips-of.ts';
import type { FilterChip } from '#ui/list/filter-chips.tsx';

type Change = (changes: Partial<CandidateSearch>) => void;

const listKeys = [
  'jobs',
  'skills',
  'technologies',
  'languages',
  'educations',
  'cities',
  'states',
  'countries',
] as const;

const genderChip = { '1': 'Male', '2': 'Female', '3': undefined } as const; // no preference filters nothing

/** What candidates are filtered by, as chips. */
export const candidateChips = (search: CandidateSearch, change: Change): FilterChip[] => {
  const years = readRange(search.experience);
  const pay = readRange(search.salary);
  const unit = search.currency ?? defaultCurrency;
  const singles = [
    ['shortlist', search.shortlist && 'Shortlist only'],
    ['experience', years && describeRange(years, String, 'years')],
    ['salary', pay && describeRange(pay, (amount) => amount.toLocaleString('en-US'), unit)],
    ['mode', search.mode],
    ['role', search.role],
    ['gender', search.gender && genderChip[search.gender]],
  ] as const;
  return [
    ...listChips(search, listKeys, change),
    ...listChips(search, ['visas'], change, visaText),
    ...singles.flatMap(([key, label]) =>
      label === undefined ? [] : [{ key, label, clear: () => change({ [key]: undefined }) }],
    ),
  ];
};
