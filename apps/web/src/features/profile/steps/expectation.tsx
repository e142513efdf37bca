import {
  expectationDetailBody,
  expectationDetailNames,
  jobRoles,
  jobTitles,
  jobTypes,
  profileRoutes,
} from '@forte/contract';
import { MultiSelect, Switch, Textarea } from '@mantine/core';
import { ChoiceBoxes } from '#ui/fields/choice-boxes.tsx';
import { CurrencySelect } from '#ui/fields/currency-select.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { FormSection } from '../form/form-section.tsx';
import { likelyCurrency } from '../form/likely-currency.ts';
import { listError } from '../form/list-error.ts';
import { Pair } from '../form/pair.tsx';
import { type FieldsProps, type FillingBody, type ProfileForm, savingBy } from '../form/profile-form.ts';

type Expectation = FillingBody<typeof profileRoutes.addExpectationDetails>;
type Part = Pick<FieldsProps<Expectation>, 'form'>;

const WorkFields = ({ form }: Part) => (
  <FormSection title="The work you want">
    <MultiSelect
      label="Preferred Job"
      description="Up to 5 titles"
      required
      data={jobTitles}
      maxValues={5}
      searchable
      hidePickedOptions
      nothingFoundMessage="None of the titles"
      {...form.getInputProps('preferredJobs')}
      error={listError(form.errors, 'preferredJobs')}
    />
    <ChoiceBoxes
      label="Mode of Work"
      required
      choices={jobTypes}
      {...form.getInputProps('modesOfWork')}
      error={listError(form.errors, 'modesOfWork')}
    />
    <ChoiceBoxes
      label="Preferred Role"
      required
      choices={jobRoles}
      {...form.getInputProps('preferredRoles')}
      error={listError(form.errors, 'preferredRoles')}
    />
  </FormSection>
);

const PayFields = ({ form }: Part) => (
  <FormSection title="Pay and notice">
    <Pair>
      <NumberField
        label="Expected Salary"
        description="For a year"
        {...form.getInputProps('expectedSalary')}
      />
      <CurrencySelect
        label="Currency"
        description="Of the expected salary"
        {...form.getInputProps('expectedSalaryCurrency')}
      />
    </Pair>
    <Pair>
      <NumberField
        label="Notice Period"
        description="In days, from the day you give notice; 0 if you can start at once"
        suffix=" days"
        {...form.getInputProps('noticePeriodDays')}
      />
    </Pair>
    <Switch
      label="Show my current annual salary to employers"
      description="Off: they see “Not shared”"
      {...form.getInputProps('showsSalary', { type: 'checkbox' })}
    />
  </FormSection>
);

const ExpectationFields = ({ form }: FieldsProps<Expectation>) => (
  <>
    <WorkFields form={form} />
    <PayFields form={form} />
    <FormSection title="A word to the hiring manager">
      <Textarea label="Message" description="Up to 1,000 letters" {...form.getInputProps('message')} />
    </FormSection>
  </>
);

/** Expectation (PROF-08). */
export const expectationForm: ProfileForm<Expectation> = {
  step: 'Expectation',
  key: 'expectation',
  title: 'Expectations',
  lead: 'What your next job should be like. Employers search by title, mode of work and pay.',
  sections: [3, 3, 1],
  body: expectationDetailBody,
  names: expectationDetailNames,
  valuesOf: (profile) => ({
    preferredJobs: profile.preferredJobs,
    modesOfWork: profile.modesOfWork,
    preferredRoles: profile.preferredRoles,
    expectedSalary: profile.expectedSalary,
    expectedSalaryCurrency:
      profile.expectedSalary === null ? likelyCurrency(profile) : profile.expectedSalaryCurrency,
    noticePeriodDays: profile.noticePeriodDays,
    showsSalary: profile.showsSalary,
    message: profile.message,
  }),
  add: savingBy(profileRoutes.addExpectationDetails),
  edit: savingBy(profileRoutes.editExpectationDetails),
  Fields: ExpectationFields,
};
