import { jobRoles, jobTitles, jobTypes } from '@forte/contract';
import type { PostingSearch } from '#core/posting-search.ts';
import { ChipsField } from '../fields/chips-field.tsx';
import { ChoiceBoxes } from '../fields/choice-boxes.tsx';
import { ClosedListField } from '../fields/closed-list-field.tsx';
import { PayFilter } from '../list/pay-filter.tsx';
import { RangeFilter } from '../list/range-filter.tsx';

type PostingFilterFieldsProps = {
  readonly search: PostingSearch;
  readonly onChange: (changes: Partial<PostingSearch>) => void;
};

/** The filters of every list of postings or applications (JOB-02). */
export const PostingFilterFields = ({ search, onChange }: PostingFilterFieldsProps) => (
  <>
    <ClosedListField
      label="Job title"
      choices={jobTitles}
      value={search.titles}
      onChange={(titles) => onChange({ titles })}
    />
    <ChoiceBoxes
      label="Job type"
      choices={jobTypes}
      value={search.types ?? []}
      onChange={(types) => onChange({ types })}
    />
    <ChoiceBoxes
      label="Job role"
      choices={jobRoles}
      value={search.roles ?? []}
      onChange={(roles) => onChange({ roles })}
    />
    <RangeFilter
      label="Experience in years"
      highest={99}
      value={search.experience}
      onChange={(experience) => onChange({ experience })}
    />
    <PayFilter
      label="Salary a year"
      value={{ salary: search.salary, currency: search.currency }}
      onChange={onChange}
    />
    <ChipsField
      label="Education"
      description="Any of these. Separate with commas"
      value={search.qualifications ?? []}
      onChange={(qualifications) => onChange({ qualifications })}
    />
    <ChipsField
      label="Technology"
      description="All of these. Separate with commas"
      value={search.technologies ?? []}
      onChange={(technologies) => onChange({ technologies })}
    />
  </>
);
