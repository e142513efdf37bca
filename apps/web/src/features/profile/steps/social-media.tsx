import {
  type ProfileView,
  profileRoutes,
  socialMediaDetailBody,
  socialMediaDetailNames,
  socialNetworks,
} from '@forte/contract';
import { Checkbox } from '@mantine/core';
import type { Suggested } from '#core/resume-suggestions.ts';
import { FormSection } from '../form/form-section.tsx';
import { LinkField } from '../form/link-field.tsx';
import { type FieldsProps, type FillingBody, type ProfileForm, savingBy } from '../form/profile-form.ts';
import classes from './social-media.module.css';

type SocialMedia = FillingBody<typeof profileRoutes.addSocialMediaDetails>;
type NetworkProps = Pick<FieldsProps<SocialMedia>, 'form'> & {
  readonly index: number;
  readonly name: SocialNetwork;
};
type SocialNetwork = (typeof socialNetworks)[number];

/** A link, or that there is none to be asked for again. */
const NetworkFields = ({ form, index, name }: NetworkProps) => {
  const notInterested = form.getValues().socialLinks[index]?.notInterested;
  const refuse = (checked: boolean) => {
    form.setFieldValue(`socialLinks.${index}.notInterested`, checked);
    if (checked) form.setFieldValue(`socialLinks.${index}.link`, '');
  };
  return (
    <div className={classes.network}>
      <LinkField
        label={name}
        network={name}
        {...form.getInputProps(`socialLinks.${index}.link`)}
        disabled={notInterested === true}
      />
      <Checkbox
        className={classes.refused ?? ''}
        label="Not interested"
        aria-label={`${name}: not interested`}
        checked={notInterested === true}
        onChange={({ currentTarget }) => refuse(currentTarget.checked)}
      />
    </div>
  );
};

const SocialMediaFields = ({ form }: FieldsProps<SocialMedia>) => (
  <FormSection
    title="Links"
    hint="All optional: the link, or your name there. They never count for how complete your profile is."
  >
    {socialNetworks.map((name, index) => (
      <NetworkFields key={name} form={form} index={index} name={name} />
    ))}
  </FormSection>
);

const linksOf = (saved: ProfileView['socialLinks']): SocialMedia['socialLinks'] =>
  socialNetworks.map(
    (name) => saved.find((link) => link.name === name) ?? { name, link: '', notInterested: false },
  );

const take = (values: SocialMedia, { part, value }: Suggested): SocialMedia =>
  part === 'socialLink'
    ? {
        socialLinks: values.socialLinks.map((link) =>
          link.name === value.name ? { ...link, link: value.link } : link,
        ),
      }
    : values;

/** Social media (PROF-09). */
export const socialMediaForm: ProfileForm<SocialMedia> = {
  step: 'Social media',
  key: 'social-media',
  title: 'Social media',
  lead: 'Where employers can see more of you. Nothing here is required.',
  sections: [5],
  body: socialMediaDetailBody,
  names: socialMediaDetailNames,
  valuesOf: ({ socialLinks }) => ({ socialLinks: linksOf(socialLinks) }),
  empty: { socialLinks: [] },
  take,
  add: savingBy(profileRoutes.addSocialMediaDetails),
  edit: savingBy(profileRoutes.editSocialMediaDetails),
  Fields: SocialMediaFields,
};
