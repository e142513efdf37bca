import { genders } from '@forte/contract';
import { Anchor, Group, Radio, Textarea, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import { ChipsField } from '#ui/fields/chips-field.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { FormSection } from '../../form/form-section.tsx';
import { LinkField } from '../../form/link-field.tsx';
import { listError } from '../../form/list-error.ts';
import { Pair } from '../../form/pair.tsx';
import type { FieldsProps } from '../../form/profile-form.ts';
import type { Personal } from './personal-values.ts';
import { PlaceFields } from './place-fields.tsx';

type Part = Pick<FieldsProps<Personal>, 'form'>;

const GenderField = ({ form }: Part) => {
  const { value, onChange, ...group } = form.getInputProps('gender');
  return (
    <Radio.Group
      label="Gender"
      required
      {...group}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    >
      <Group gap="lg" mt={6}>
        {Object.entries(genders).map(([number, label]) => (
          <Radio key={number} value={number} label={label} />
        ))}
      </Group>
    </Radio.Group>
  );
};

const NameFields = ({ form }: Part) => (
  <FormSection title="You">
    <Pair>
      <TextInput
        label="First Name"
        required
        autoComplete="given-name"
        dir="auto"
        {...form.getInputProps('firstName')}
      />
      <TextInput
        label="Last Name"
        required
        autoComplete="family-name"
        dir="auto"
        {...form.getInputProps('lastName')}
      />
    </Pair>
    <GenderField form={form} />
    <TextInput
      label="Institution"
      description="Where you study or studied"
      {...form.getInputProps('institution')}
    />
  </FormSection>
);

const ContactFields = ({ form }: Part) => (
  <FormSection title="Contact">
    <TextInput
      label="Email"
      type="email"
      required
      readOnly
      description={
        <>
          You log in with it.{' '}
          <Anchor component={Link} to={paths.account} inherit>
            Change it in your account
          </Anchor>
        </>
      }
      {...form.getInputProps('email')}
    />
    <div data-path="mobile">
      <PhoneField label="Mobile" required {...form.getInputProps('mobile')} value={form.values.mobile} />
    </div>
    <LinkField label="LinkedIn Profile" network="LinkedIn" {...form.getInputProps('linkedInProfile')} />
  </FormSection>
);

const AboutFields = ({ form }: Part) => (
  <FormSection title="What you stand for" hint="A few words each. Employers see them with your details.">
    <ChipsField
      label="Top Strengths"
      description="Up to 10, with Enter or a comma after each"
      most={10}
      {...form.getInputProps('strengths')}
      error={listError(form.errors, 'strengths')}
    />
    <ChipsField
      label="Top Values"
      description="Up to 10, with Enter or a comma after each"
      most={10}
      {...form.getInputProps('topValues')}
      error={listError(form.errors, 'topValues')}
    />
    <Textarea
      label="About you"
      description="Up to 2,000 letters"
      dir="auto"
      {...form.getInputProps('about')}
    />
  </FormSection>
);

export const PersonalFields = ({ form }: Part) => (
  <>
    <NameFields form={form} />
    <ContactFields form={form} />
    <PlaceFields form={form} />
    <AboutFields form={form} />
  </>
);
