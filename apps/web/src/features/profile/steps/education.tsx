import { educationDetailBody, educationDetailNames, profileRoutes } from '@forte/contract';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Suggested } from '#core/resume-suggestions.ts';
import { FormSection } from '../form/form-section.tsx';
import { Pair } from '../form/pair.tsx';
import { type FieldsProps, type FillingBody, type ProfileForm, savingBy } from '../form/profile-form.ts';
import { Rows } from '../form/rows.tsx';

type Education = FillingBody<typeof profileRoutes.addEducationDetails>;
type RowProps = Pick<FieldsProps<Education>, 'form'> & { readonly at: `certificates.${number}` };

const today = (): string => new Date().toISOString().slice(0, 10);

/** The day on which it ends, or that it does not. */
const Expiry = ({ form, at }: RowProps) => {
  const { value, onChange, ...field } = form.getInputProps(`${at}.expiryDate`);
  const [last, setLast] = useState<string>(value ?? today());
  const expires = value !== null;
  const toggle = (isEndless: boolean) => {
    if (expires && value !== '') setLast(value);
    onChange(isEndless ? null : last);
  };
  return (
    <>
      <TextInput
        label="Expiry Date"
        type="date"
        {...field}
        value={value ?? ''}
        disabled={!expires}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Checkbox
        label="Does not expire"
        mt={{ base: 0, xs: 30 }}
        checked={!expires}
        onChange={({ currentTarget }) => toggle(currentTarget.checked)}
      />
    </>
  );
};

const CertificateFields = ({ form, at }: RowProps) => (
  <>
    <TextInput label="Certificate Name" required {...form.getInputProps(`${at}.certificateName`)} />
    <Pair>
      <TextInput label="Certificate Number" {...form.getInputProps(`${at}.certificateNo`)} />
      <TextInput label="Issued by" {...form.getInputProps(`${at}.organisation`)} />
      <Expiry form={form} at={at} />
    </Pair>
  </>
);

const blank = { certificateName: '', certificateNo: '', organisation: '', expiryDate: null };

const EducationFields = ({ form }: FieldsProps<Education>) => (
  <>
    <FormSection title="Qualification">
      <TextInput
        label="Qualification"
        description="Your highest, for example B.Sc. in Computer Science"
        required
        {...form.getInputProps('qualification')}
      />
    </FormSection>
    <FormSection title="Certificates" hint="Optional. Those that employers in your field ask for.">
      <Rows
        entry="Certificate"
        count={form.values.certificates.length}
        most={20}
        error={form.errors.certificates}
        onAdd={() => form.insertListItem('certificates', blank)}
        onRemove={(index) => form.removeListItem('certificates', index)}
      >
        {(index) => <CertificateFields form={form} at={`certificates.${index}`} />}
      </Rows>
    </FormSection>
  </>
);

const take = (values: Education, { part, value }: Suggested): Education => {
  if (part === 'qualification') return { ...values, qualification: value };
  if (part !== 'certificate') return values;
  return { ...values, certificates: [...values.certificates, { ...blank, ...value }] };
};

/** Education (PROF-07). */
export const educationForm: ProfileForm<Education> = {
  step: 'Education',
  key: 'education',
  title: 'Education',
  lead: 'Your qualification, and certificates if you have any. Some jobs ask for one.',
  sections: [1, 1],
  body: educationDetailBody,
  names: educationDetailNames,
  valuesOf: ({ qualification, certificates }) => ({ qualification, certificates }),
  take,
  add: savingBy(profileRoutes.addEducationDetails),
  edit: savingBy(profileRoutes.editEducationDetails),
  Fields: EducationFields,
};
