import { type BodyOf, basicDetailBody, basicDetailNames, profileRoutes } from '@forte/contract';
import { Textarea, TextInput } from '@mantine/core';
import { send } from '#core/send.ts';
import { FormSection } from '../form/form-section.tsx';
import { Pair } from '../form/pair.tsx';
import type { FieldsProps, ProfileForm, SavedBy } from '../form/profile-form.ts';

type Basic = Omit<BodyOf<typeof profileRoutes.updateProfileEmployee>, 'version'>;

const BasicFields = ({ form }: FieldsProps<Basic>) => (
  <FormSection title="Name and about">
    <Pair>
      <TextInput label="First Name" required dir="auto" {...form.getInputProps('firstName')} />
      <TextInput label="Last Name" required dir="auto" {...form.getInputProps('lastName')} />
    </Pair>
    <Textarea
      label="About you"
      description="Up to 2,000 letters"
      minRows={6}
      dir="auto"
      {...form.getInputProps('about')}
    />
  </FormSection>
);

const save = (values: Basic, { userId, version }: SavedBy) =>
  send(profileRoutes.updateProfileEmployee, { params: { id: userId }, body: { ...values, version } });

/** Name and about text, which belong to no step of their own (PROF-11). */
export const basicForm: ProfileForm<Basic> = {
  step: 'Personal detail',
  key: 'basic-detail',
  title: 'Name and about',
  lead: 'Your name and a few words, at the top of your profile.',
  sections: [3],
  body: basicDetailBody,
  names: basicDetailNames,
  valuesOf: ({ firstName, lastName, about }) => ({ firstName, lastName, about }),
  add: save,
  edit: save,
  Fields: BasicFields,
};
