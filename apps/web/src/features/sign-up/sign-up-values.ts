import { type accountRoutes, type BodyOf, employeeSignUp, employerSignUp, type Role } from '@forte/contract';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import { bodyResolver } from '#core/form-errors.ts';

type EmployeeBody = BodyOf<typeof accountRoutes.createUserData>;
type EmployerBody = BodyOf<typeof accountRoutes.createEmployerData>;

/** What the page holds for both roles, so that another choice of role loses nothing that was typed. */
export type SignUpValues = EmployeeBody &
  EmployerBody & {
    /** Asked of employers, and not sent (SIGN-03). */
    readonly linkedIn: string;
    readonly agreed: boolean;
  };

export type SignUpForm = UseFormReturnType<SignUpValues>;

export const emptySignUp: SignUpValues = {
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
  country: '',
  linkedIn: '',
  agreed: false,
};

const sharedBody = ({ firstName, lastName, mobile, email, password, confirmPassword }: SignUpValues) => ({
  firstName,
  lastName,
  mobile,
  email,
  password,
  confirmPassword,
});

export const employeeBody = (values: SignUpValues): EmployeeBody => ({
  ...sharedBody(values),
  country: values.country,
});

export const employerBody = (values: SignUpValues): EmployerBody => ({
  ...sharedBody(values),
  company: values.company,
  designation: values.designation,
  address: values.address,
  category: values.category,
  gender: values.gender,
});

export const mustAgree = 'Agree to the Terms & Conditions to sign up';
const rules = {
  employee: bodyResolver(employeeSignUp, {}, employeeBody),
  employer: bodyResolver(employerSignUp, {}, employerBody),
} as const;

/** The errors of the form as one role sends it (SIGN-04). */
export const signUpErrors =
  (role: Role) =>
  (values: SignUpValues): FormErrors => ({
    ...rules[role](values),
    ...(values.agreed ? {} : { agreed: mustAgree }),
  });

/** Puts what is known into the fields that are still empty: what was typed meanwhile stays. */
export const withKnown = (values: SignUpValues, known: Partial<SignUpValues>): SignUpValues => {
  const missing = Object.entries(known).filter(([name]) => values[name as keyof SignUpValues] === ''); // entries widen keys
  return { ...values, ...Object.fromEntries(missing) };
};
