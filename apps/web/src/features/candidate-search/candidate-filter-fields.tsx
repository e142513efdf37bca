import { jobRoles, jobTitles, jobTypes, visaStatuses } from '@forte/contract';
import { Switch } from '@mantine/core';
import { type CandidateSearch, genderChoices } from '#core/candidate-search.ts';
import { CountedListField, SuggestedChipsField } from '#features/candidate-search/suggested-fields.tsx';
import { ClosedListField } from '#ui/fields/closed-list-field.tsx';
import { countryNames } from '#ui/fields/country-select.tsx';
import { SingleChoiceBoxes } from '#ui/fields/single-choice-boxes.tsx';
import { PayFilter } from '#ui/list/pay-filter.tsx';
import { RangeFilter } from '#ui/list/range-filter.tsx';

type FieldsProps = {
  readonly search: CandidateSearch;
  readonly onChange: (changes: Partial<CandidateSearch>) => void;
};

/** Lists that are typed: what they are called, and whether a candidate must have all or any. */
const skillLists = [
  { key: 'skills', kind: 'skill', label: 'Skills', hint: 'Must have all of these' },
  { key: 'technologies', kind: 'technology', label: 'Technology', hint: 'Must have all of these' },
  { key: 'languages', kind: 'language', label: 'Language', hint: 'Must have all of these' },
] as const;
const placeLists = [
  { key: 'educations', kind: 'education', label: 'Education', hint: 'Any of these' },
  { key: 'cities', kind: 'city', label: 'City', hint: 'Any of these' },
  { key: 'states', kind: 'state', label: 'State', hint: 'Any of these' },
] as const;

const TypedLists = ({ lists, search, onChange }: FieldsProps & { lists: readonly TypedList[] }) =>
  lists.map(({ key, kind, label, hint }) => (
    <SuggestedChipsField
      key={key}
      kind={kind}
      label={label}
      hint={hint}
      value={search[key]}
      onChange={(value) => onChange({ [key]: value })}
    />
  ));
type TypedList = (typeof skillLists)[number] | (typeof placeLists)[number];

const OneAtATime = ({ search, onChange }: FieldsProps) => (
  <>
    <SingleChoiceBoxes
      label="Mode of work"
      choices={jobTypes}
      value={search.mode}
      onChange={(mode) => onChange({ mode })}
    />
    <SingleChoiceBoxes
      label="Kind of role"
      choices={jobRoles}
      value={search.role}
      onChange={(role) => onChange({ role })}
    />
    <SingleChoiceBoxes
      label="Gender"
      choices={Object.keys(genderChoices) as (keyof typeof genderChoices)[]} // its own keys
      names={genderChoices}
      value={search.gender}
      onChange={(gender) => onChange({ gender })}
    />
  </>
);

/** All filters of "Find Matches" (SEARCH-01), those that narrow most first. */
export const CandidateFilterFields = (props: FieldsProps) => {
  const { search, onChange } = props;
  return (
    <>
      <Switch
        label="Shortlist only"
        checked={search.shortlist === 'only'}
        onChange={({ currentTarget }) => onChange({ shortlist: currentTarget.checked ? 'only' : undefined })}
      />
      <CountedListField
        kind="job"
        label="Preferred job"
        choices={jobTitles}
        value={search.jobs}
        onChange={(jobs) => onChange({ jobs })}
      />
      <TypedLists {...props} lists={skillLists} />
      <RangeFilter
        label="Experience in years"
        highest={60}
        value={search.experience}
        onChange={(experience) => onChange({ experience })}
      />
      <PayFilter
        label="Expected salary a year"
        value={{ salary: search.salary, currency: search.currency }}
        onChange={onChange}
      />
      <ClosedListField
        label="Visa status"
        choices={visaStatuses}
        value={search.visas}
        onChange={(visas) => onChange({ visas })}
      />
      <OneAtATime {...props} />
      <TypedLists {...props} lists={placeLists} />
      <ClosedListField
        label="Country"
        choices={countryNames}
        value={search.countries}
        onChange={(countries) => onChange({ countries })}
      />
    </>
  );
};
