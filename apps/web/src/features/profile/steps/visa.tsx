import { profileRoutes, visaDetailBody, visaStatuses } from '@forte/contract';
import { Select } from '@mantine/core';
import { FormSection } from '../form/form-section.tsx';
import { type FieldsProps, type FillingBody, type ProfileForm, savingBy } from '../form/profile-form.ts';
import { YesOrNo } from '../form/yes-or-no.tsx';

type Visa = FillingBody<typeof profileRoutes.addVisaDetails>;

const VisaFields = ({ form }: FieldsProps<Visa>) => (
  <FormSection title="Your right to work">
    <Select
      label="Visa Status"
      required
      data={visaStatuses}
      placeholder="Choose one"
      {...form.getInputProps('visaStatus')}
    />
    <YesOrNo
      label="Work Authorization"
      description="Are you authorized to work in the US?"
      required
      {...form.getInputProps('authorizedUs')}
    />
    <YesOrNo label="Would you work on Forte?" {...form.getInputProps('workOnForte')} />
    <YesOrNo label="Would you contract with Forte?" {...form.getInputProps('contractWithForte')} />
  </FormSection>
);

/** Work authorization (PROF-05). */
export const visaForm: ProfileForm<Visa> = {
  step: 'Visa',
  key: 'visa',
  title: 'Work authorization',
  lead: 'Employers filter by it, so it decides which of them find you.',
  sections: [4],
  body: visaDetailBody,
  names: {},
  valuesOf: ({ visaStatus, authorizedUs, workOnForte, contractWithForte }) => ({
    visaStatus,
    authorizedUs,
    workOnForte,
    contractWithForte,
  }),
  add: savingBy(profileRoutes.addVisaDetails),
  edit: savingBy(profileRoutes.editVisaDetails),
  Fields: VisaFields,
};
