import { employerCategories, genders } from '@forte/contract';
import { Group, Radio, TextInput } from '@mantine/core';
import type { SignUpForm } from './sign-up-values.ts';

type FieldsProps = { readonly form: SignUpForm };

const genderOf = (value: string): 1 | 2 | 3 => (value === '2' ? 2 : value === '3' ? 3 : 1);

export const CompanyFields = ({ form }: FieldsProps) => (
  <>
    <Radio.Group label="Category" {...form.getInputProps('category')}>
      <Group mt={6}>
        {employerCategories.map((category) => (
          <Radio key={category} value={category} label={category} />
        ))}
      </Group>
    </Radio.Group>
    <TextInput
      label={form.values.category === 'Company' ? 'Company Name' : 'Organisation Name'}
      autoComplete="organization"
      dir="auto"
      required
      {...form.getInputProps('company')}
    />
  </>
);

export const PositionFields = ({ form }: FieldsProps) => (
  <>
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
      dir="auto"
      required
      {...form.getInputProps('designation')}
    />
    <TextInput
      label="LinkedIn Profile"
      description="Optional"
      inputMode="url"
      autoComplete="url"
      {...form.getInputProps('linkedIn')}
    />
  </>
);
