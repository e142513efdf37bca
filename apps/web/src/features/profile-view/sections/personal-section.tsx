import { genders, type ProfileView } from '@forte/contract';
import { Anchor } from '@mantine/core';
import { Terms } from '#ui/terms.tsx';
import { WebLink } from '#ui/web-link.tsx';
import { FactList, Section, Subtitle } from '../section.tsx';
import type { SectionProps } from './section-props.ts';

/** 1 Male, 2 Female, else Others (VIEW-01). */
const genderOf = (gender: number | null): string => {
  if (gender === null) return '';
  return gender === 1 || gender === 2 ? genders[gender] : genders[3];
};

const factsOf = (profile: ProfileView) =>
  [
    ['Institution', profile.institution],
    ['Gender', genderOf(profile.gender)],
    ['Mobile', profile.mobile && <Anchor href={`tel:${profile.mobile}`}>{profile.mobile}</Anchor>],
    ['Email', profile.email && <Anchor href={`mailto:${profile.email}`}>{profile.email}</Anchor>],
    ['Address', profile.address],
    ['City', profile.city],
    ['State', profile.state],
    ['Country', profile.country],
    ['Pincode', profile.pincode],
    ['LinkedIn Profile', profile.linkedInProfile && <WebLink href={profile.linkedInProfile} />],
  ] as const;

/** Who it is and how to reach them. */
export const PersonalSection = ({ profile, edit }: SectionProps) => (
  <Section id="personal-information" title="Personal Information" edit={edit}>
    <FactList facts={factsOf(profile)} />
    {profile.strengths.length > 0 && <Subtitle>Strengths</Subtitle>}
    <Terms label="Strengths" terms={profile.strengths} />
    {profile.topValues.length > 0 && <Subtitle>Values</Subtitle>}
    <Terms label="Values" terms={profile.topValues} />
  </Section>
);
