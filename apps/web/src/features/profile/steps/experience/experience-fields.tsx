import { referenceRoutes } from '@forte/contract';
import { useCall } from '#core/queries.ts';
import { ChipsField } from '#ui/fields/chips-field.tsx';
import { CurrencySelect } from '#ui/fields/currency-select.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { listError } from '../../form/list-error.ts';
import { Pair } from '../../form/pair.tsx';
import type { ExperienceProps } from './experience-values.ts';
import { Organisations } from './organisation-fields.tsx';
import { Referrals } from './referrals.tsx';
import { Technologies } from './technologies.tsx';
import { YearsFields } from './years-fields.tsx';

const SalaryFields = ({ form }: ExperienceProps) => (
  <FormSection title="Current pay" hint="Employers see it only if you say so later, with your expectations.">
    <Pair>
      <NumberField label="Annual Salary" {...form.getInputProps('annualSalary')} />
      <CurrencySelect label="Currency" {...form.getInputProps('annualSalaryCurrency')} />
    </Pair>
  </FormSection>
);

const CountriesField = ({ form }: ExperienceProps) => {
  const countries = useCall(referenceRoutes.countries, {});
  return (
    <ChipsField
      label="Countries you worked for"
      most={30}
      data={countries.data?.data.map(({ name }) => name) ?? []}
      limit={20}
      {...form.getInputProps('countriesWorkedFor')}
      error={listError(form.errors, 'countriesWorkedFor')}
    />
  );
};

export const ExperienceFields = ({ form }: ExperienceProps) => (
  <>
    <FormSection title="Where you worked" hint="At least one. Employers see them as a timeline.">
      <Organisations form={form} />
    </FormSection>
    <YearsFields form={form} />
    <FormSection title="What you worked with">
      <Technologies form={form} />
      <CountriesField form={form} />
    </FormSection>
    <SalaryFields form={form} />
    <FormSection title="Referrals" hint="Optional. Employers do not see them.">
      <Referrals form={form} />
    </FormSection>
  </>
);
