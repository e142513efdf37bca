import { hiringTimelines, jobRoles, jobTitles, jobTypes, oneJobTitle } from '@forte/contract';
import { Button, Group, MultiSelect, Select, Stack, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { focusFirstError } from '#core/focus-first-error.ts';
import { ChoiceBoxes } from '#ui/fields/choice-boxes.tsx';
import { CountrySelect } from '#ui/fields/country-select.tsx';
import { CurrencySelect } from '#ui/fields/currency-select.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Panel } from '#ui/panel.tsx';
import { type Basics, basicsErrors } from './draft.ts';
import { ExperienceField } from './experience-field.tsx';
import { useLikelyCurrency } from './use-likely-currency.ts';
import classes from './wizard.module.css';

type BasicsFormProps = {
  readonly initial: Basics;
  /** Of the employer's last posting. */
  readonly lastCurrency?: string | undefined;
  readonly onChange: (basics: Basics) => void;
  readonly onNext: (basics: Basics) => void;
};

type Part = { readonly form: UseFormReturnType<Basics> };

const JobFields = ({ form }: Part) => (
  <Panel title="The job">
    <MultiSelect
      label="Job Title"
      required
      data={jobTitles}
      maxValues={1}
      searchable
      nothingFoundMessage="None of the titles"
      {...(form.values.jobTitles.length === 0 ? { placeholder: oneJobTitle } : {})}
      {...form.getInputProps('jobTitles')}
    />
    <ChoiceBoxes label="Job Type" required choices={jobTypes} {...form.getInputProps('jobTypes')} />
    <ChoiceBoxes label="Job Role" required choices={jobRoles} {...form.getInputProps('jobRoles')} />
    <ExperienceField {...form.getInputProps('experience')} />
  </Panel>
);

const PlaceFields = ({ form }: Part) => (
  <Panel title="Where">
    <CountrySelect label="Country" {...form.getInputProps('country')} />
    <TextInput label="Address" required {...form.getInputProps('location')} />
  </Panel>
);

const PayFields = ({ form }: Part) => (
  <Panel title="Pay and hiring">
    <div className={classes.pay}>
      <NumberField label="Salary" description="For a year" required {...form.getInputProps('salary')} />
      <CurrencySelect label="Currency" description="Of the salary" {...form.getInputProps('currency')} />
    </div>
    <div className={classes.pair}>
      <Select
        label="Hiring TimeLine"
        required
        data={hiringTimelines}
        placeholder="Choose one"
        {...form.getInputProps('hiringTimeline')}
      />
      <NumberField label="Hiring Count" required {...form.getInputProps('hireCount')} />
    </div>
    <TextInput
      label="Closing date"
      type="date"
      description="Optional. The posting takes applications until the end of this day."
      {...form.getInputProps('closesOn')}
    />
  </Panel>
);

/** Step 1: what the job is and what it pays (JOB-08). */
export const BasicsForm = ({ initial, lastCurrency, onChange, onNext }: BasicsFormProps) => {
  const form = useForm<Basics>({
    initialValues: initial,
    validate: basicsErrors,
    validateInputOnBlur: true,
    onValuesChange: onChange,
  });
  useLikelyCurrency(form, lastCurrency);
  const submit = form.onSubmit(onNext, (_errors, _values, event) =>
    focusFirstError(event?.currentTarget ?? null),
  );
  return (
    <form onSubmit={submit} noValidate aria-label="Basic information">
      <Stack gap="lg">
        <JobFields form={form} />
        <PlaceFields form={form} />
        <PayFields form={form} />
        <Group justify="flex-end">
          <Button type="submit">Next</Button>
        </Group>
      </Stack>
    </form>
  );
};
