import { fresherBody, profileRoutes } from '@forte/contract';
import { TextInput } from '@mantine/core';
import { FormSection } from '../form/form-section.tsx';
import { Pair } from '../form/pair.tsx';
import { type FieldsProps, type FillingBody, type ProfileForm, savingBy } from '../form/profile-form.ts';

type Fresher = FillingBody<typeof profileRoutes.addFresher>;

const FresherFields = ({ form }: FieldsProps<Fresher>) => (
  <FormSection title="Internship" hint="Optional, if you had one.">
    <TextInput label="Role" {...form.getInputProps('internRole')} />
    <Pair>
      <TextInput label="Period" placeholder="3 months, 2025" {...form.getInputProps('internPeriod')} />
      <TextInput label="Location" {...form.getInputProps('internLocation')} />
    </Pair>
  </FormSection>
);

/** The second step for who has not worked yet (PROF-03). */
export const fresherForm: ProfileForm<Fresher> = {
  step: 'Experience',
  key: 'fresher',
  title: 'Fresher',
  lead: 'Everybody starts somewhere. Nothing here is required.',
  sections: [3],
  body: fresherBody,
  names: {},
  valuesOf: ({ internPeriod, internLocation, internRole }) => ({ internPeriod, internLocation, internRole }),
  empty: { internPeriod: '', internLocation: '', internRole: '' },
  add: savingBy(profileRoutes.addFresher),
  edit: savingBy(profileRoutes.editFresher),
  Fields: FresherFields,
};
