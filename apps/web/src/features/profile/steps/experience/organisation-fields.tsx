import { workTypes } from '@forte/contract';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { MonthAndYear } from '../../form/month-and-year.tsx';
import { Pair } from '../../form/pair.tsx';
import { Rows } from '../../form/rows.tsx';
import { blankOrganisation, type ExperienceProps } from './experience-values.ts';

type RowProps = ExperienceProps & { readonly index: number };

const workTypeChoices = Object.entries(workTypes).map(([value, label]) => ({ value, label }));

const PeriodFields = ({ form, index }: RowProps) => {
  const at = `organisations.${index}` as const;
  const isCurrent = form.values.organisations[index]?.isCurrentlyWorking === true;
  const setCurrent = (current: boolean) => {
    form.setFieldValue(`${at}.isCurrentlyWorking`, current);
    if (!current) return;
    form.setFieldValue(`${at}.endMonth`, null);
    form.setFieldValue(`${at}.endYear`, null);
  };
  /** An end that the start makes right or wrong says so, too. */
  const checkEnd = () => {
    const { endMonth, endYear } = form.getValues().organisations[index] ?? {};
    if (typeof endMonth !== 'number' || typeof endYear !== 'number') return;
    form.validateField(`${at}.endMonth`);
    form.validateField(`${at}.endYear`);
  };
  return (
    <>
      <Pair>
        <MonthAndYear
          label="Start"
          required
          onLeft={checkEnd}
          month={form.getInputProps(`${at}.startMonth`)}
          year={form.getInputProps(`${at}.startYear`)}
        />
        {isCurrent ? (
          <TextInput label="End" value="Present" readOnly disabled />
        ) : (
          <MonthAndYear
            label="End"
            required
            month={form.getInputProps(`${at}.endMonth`)}
            year={form.getInputProps(`${at}.endYear`)}
          />
        )}
      </Pair>
      <Checkbox
        label="I work here now"
        checked={isCurrent}
        onChange={({ currentTarget }) => setCurrent(currentTarget.checked)}
      />
    </>
  );
};

const OrganisationFields = ({ form, index }: RowProps) => {
  const at = `organisations.${index}` as const;
  const { value, onChange, ...workType } = form.getInputProps(`${at}.workType`);
  return (
    <>
      <Pair>
        <TextInput label="Role" required {...form.getInputProps(`${at}.role`)} />
        <TextInput label="Organisation" required {...form.getInputProps(`${at}.organisation`)} />
        <TextInput label="Location" {...form.getInputProps(`${at}.location`)} />
        <NativeSelect
          label="Work Type"
          data={workTypeChoices}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
          {...workType}
        />
      </Pair>
      <PeriodFields form={form} index={index} />
    </>
  );
};

/** Where one worked, the latest first or in any order. */
export const Organisations = ({ form }: ExperienceProps) => (
  <Rows
    entry="Organisation"
    count={form.values.organisations.length}
    most={30}
    error={form.errors.organisations}
    onAdd={() => form.insertListItem('organisations', blankOrganisation)}
    onRemove={(index) => form.removeListItem('organisations', index)}
  >
    {(index) => <OrganisationFields form={form} index={index} />}
  </Rows>
);
