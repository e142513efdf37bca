import { type ProfileView, proficiencies } from '@forte/contract';
import { plainDay } from '#core/format.ts';
import { ResumeDownload } from '#ui/resume-download.tsx';
import { Terms } from '#ui/terms.tsx';
import { WebLink } from '#ui/web-link.tsx';
import { Entries } from '../entries.tsx';
import { FactList, Nothing, Section, Subtitle } from '../section.tsx';
import type { SectionProps } from './section-props.ts';

const yesNo = (answer: boolean | null): string => {
  if (answer === null) return '';
  return answer ? 'Yes' : 'No';
};

export const AuthorizationSection = ({ profile, edit }: SectionProps) => (
  <Section id="work-authorization" title="Work Authorization" edit={edit}>
    <FactList
      facts={[
        ['Visa Status', profile.visaStatus],
        ['Authorized to work in the US', yesNo(profile.authorizedUs)],
        ['Would work on Forte', yesNo(profile.workOnForte)],
        ['Would contract with Forte', yesNo(profile.contractWithForte)],
      ]}
    />
  </Section>
);

const abilitiesOf = ({ read, write, speak }: ProfileView['languages'][number]): string =>
  [read && 'Read', write && 'Write', speak && 'Speak'].filter(Boolean).join('/');

export const SkillsSection = ({ profile, edit }: SectionProps) => (
  <Section id="skills" title="Skills" edit={edit}>
    {profile.skills.length === 0 && <Nothing />}
    <Terms
      label="Skills"
      terms={profile.skills.map(({ name, proficiency }) => ({
        name,
        note: proficiencies[proficiency - 1] ?? '',
      }))}
    />
    {profile.languages.length > 0 && <Subtitle>Languages</Subtitle>}
    <Terms
      label="Languages"
      terms={profile.languages.map((language) => ({ name: language.name, note: abilitiesOf(language) }))}
    />
  </Section>
);

type Certificate = ProfileView['certificates'][number];

const certificateText = (certificate: Certificate): string =>
  [
    certificate.certificateNo && `No. ${certificate.certificateNo}`,
    certificate.organisation,
    certificate.expiryDate === null ? 'Does not expire' : `Expires ${plainDay(certificate.expiryDate)}`,
  ]
    .filter(Boolean)
    .join(' · ');

export const EducationSection = ({ profile, edit }: SectionProps) => (
  <Section id="education" title="Education" edit={edit}>
    <FactList facts={[['Qualification', profile.qualification]]} />
    {profile.certificates.length > 0 && <Subtitle>Certificates</Subtitle>}
    <Entries
      label="Certificates"
      entries={profile.certificates.map((certificate) => ({
        title: certificate.certificateName,
        lines: [certificateText(certificate)],
      }))}
    />
  </Section>
);

export const ResumeSection = ({ profile, edit }: SectionProps) => (
  <Section id="resume" title="Resume" edit={edit} isScreenOnly>
    {profile.resumeId === null ? (
      <Nothing />
    ) : (
      <ResumeDownload fileId={profile.resumeId} name={profile.resumeName} />
    )}
  </Section>
);

const LinkOrNot = ({ link, notInterested }: ProfileView['socialLinks'][number]) => {
  if (link === '') return notInterested ? 'Not interested' : 'Not told yet';
  return <WebLink href={link} />;
};

export const SocialMediaSection = ({ profile, edit }: SectionProps) => (
  <Section id="social-media" title="Social Media" edit={edit}>
    <FactList
      facts={profile.socialLinks.map((link) => [link.name, <LinkOrNot key={link.name} {...link} />] as const)}
    />
  </Section>
);
