import { employeeSignUp } from '@forte/contract';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { bodyResolver } from '#core/form-errors.ts';
import { countryOf } from '#ui/fields/dial-countries.ts';
import { ContactFields, FormEnd, NameFields } from './shared-fields.tsx';
import { useEmployeeSignUp, type EmployeeForm as Values } from './use-sign-up.ts';

const empty: Values = {
  firstName: '',
  lastName: '',
  mobile: '',
  email: '',
  password: '',
  confirmPassword: '',
  country: '',
};

/** The sign-up of who looks for a job (SIGN-02). */
export const EmployeeForm = ({ known = {} }: { known?: Partial<Values> | undefined }) => {
  const [agreed, setAgreed] = useState(false);
  const form = useForm<Values>({
    initialValues: { ...empty, ...known },
    validate: bodyResolver(employeeSignUp),
    validateInputOnBlur: true,
  });
  const { submit, busy } = useEmployeeSignUp(form);
  return (
    <form onSubmit={form.onSubmit(submit)} noValidate aria-label="Employee sign-up">
      <Stack>
        <NameFields inputProps={form.getInputProps} />
        <ContactFields
          inputProps={form.getInputProps}
          onCountry={(iso) => form.setFieldValue('country', countryOf(iso).name)}
        />
        <FormEnd agreed={agreed} onAgreed={setAgreed} busy={busy} valid={form.isValid()} />
      </Stack>
    </form>
  );
};
