import { TextInput } from '@mantine/core';
import { NumberField } from '#ui/fields/number-field.tsx';
import { Pair } from '../../form/pair.tsx';
import { Rows } from '../../form/rows.tsx';
import { blankReferral, type ExperienceProps } from './experience-values.ts';

/** People who can be asked about the candidate. */
export const Referrals = ({ form }: ExperienceProps) => (
  <Rows
    entry="Referral"
    count={form.values.referrals.length}
    most={5}
    error={form.errors.referrals}
    onAdd={() => form.insertListItem('referrals', blankReferral)}
    onRemove={(index) => form.removeListItem('referrals', index)}
  >
    {(index) => (
      <Pair>
        <TextInput label="Name" required dir="auto" {...form.getInputProps(`referrals.${index}.name`)} />
        <TextInput label="Organisation" {...form.getInputProps(`referrals.${index}.organisation`)} />
        <TextInput
          label="Contact Number"
          type="tel"
          inputMode="tel"
          placeholder="+14155550123"
          {...form.getInputProps(`referrals.${index}.contactNumber`)}
        />
        <TextInput label="Email" type="email" {...form.getInputProps(`referrals.${index}.email`)} />
        <NumberField label="Years Known" {...form.getInputProps(`referrals.${index}.years`)} />
      </Pair>
    )}
  </Rows>
);
