import { employerCategories, employerSignUp, genders } from '@forte/contract';
import { Group, Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { bodyResolver } from '#core/form-errors.ts';
import { ContactFields, FormEnd, NameFields } from './shared-fields.tsx';
import { useEmployerSignUp, type EmployerForm as Values } from './use-sign-up.ts';

const empty: Values = {
  company: '',
  designation: '',
  firstName: '',
  lastName: '',
  mobile: '',
  email: '',
  address: '',
  password: '',
  confirmPassword: '',
  category: 'Company',
  gender: 1,
};
const genderOf = (value: string): Values['gender'] => (value === '2' ? 2 : value === '3' ? 3 : 1);

/** The sign-up of who looks to hire (SIGN-03). The LinkedIn profile is asked, and not sent. */
export const EmployerForm = ({ known = {} }: { known?: Partial<Values> | undefined }) => {
  const [agreed, setAgreed] = useState(false);
  const form = useForm<Values>({
    initialValues: { ...empty, ...known },
    validate: bodyResolver(employerSignUp),
    validateInputOnBlur: true,
  });
  const { submit, busy } = useEmployerSignUp(form);
  const isCompany = form.values.category === 'Company';
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate aria-label="Employer sign-up">
      <Stack>
        <Radio.Group label="Category" {...form.getInputProps('category')}>
          <Group mt={6}>
            {employerCategories.map((category) => (
              <Radio key={category} value={category} label={category} />
            ))}
          </Group>
        </Radio.Group>
        <TextInput
          label={isCompany ? 'Company Name' : 'Organisation Name'}
          autoComplete="organization"
          required
          {...form.getInputProps('company')}
        />
        <NameFields inputProps={form.getInputProps} />
        <Radio.Group
          label="Gender"
          value={String(form.values.gender)}
          onChange={(value) => form.setFieldValue('gender', genderOf(value))}
        >
          <Group mt={6}>
            {Object.entries(genders).map(([value, label]) => (
              <Radio key={value} value={value} label={label} />
            ))}
          </Group>
        </Radio.Group>
        <TextInput
          label="Designation"
          autoComplete="organization-title"
          required
          {...form.getInputProps('designation')}
        />
        <TextInput label="LinkedIn Profile" description="Optional" type="url" autoComplete="url" />
        <ContactFields inputProps={form.getInputProps} />
        <FormEnd agreed={agreed} onAgreed={setAgreed} busy={busy} valid={form.isValid()} />
      </Stack>
    </form>
  );
};
