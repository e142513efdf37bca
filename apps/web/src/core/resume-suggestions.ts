import {
  type OnboardingStepName,
  openSuggestions,
  type ProfileView,
  type ResumeSuggestions,
  resumeReadingRoutes,
} from '@forte/contract';
import { useQuery } from '@tanstack/react-query';
import { callKey } from '#core/queries.ts';
import { send } from '#core/send.ts';

type ValueOf<K extends 'organisations' | 'certificates' | 'socialLinks'> =
  ResumeSuggestions[K][number]['value'];
type PersonalField = keyof ResumeSuggestions['personal'];

/** A value for one place of a profile. */
export type Suggested =
  | { readonly part: 'personal'; readonly field: PersonalField; readonly value: string }
  | { readonly part: 'skill' | 'language' | 'qualification'; readonly value: string }
  | { readonly part: 'organisation'; readonly value: ValueOf<'organisations'> }
  | { readonly part: 'certificate'; readonly value: ValueOf<'certificates'> }
  | { readonly part: 'socialLink'; readonly value: ValueOf<'socialLinks'> };

/** One suggestion as it is shown: where it belongs, what it says, and the line of the resume that says it. */
export type Suggestion = Suggested & {
  readonly id: string;
  readonly step: OnboardingStepName;
  readonly label: string;
  readonly text: string;
  readonly line: string;
};

const personalLabels: Readonly<Record<PersonalField, string>> = {
  firstName: 'First Name',
  lastName: 'Last Name',
  mobile: 'Mobile',
  city: 'City',
  state: 'State',
  country: 'Country',
  linkedInProfile: 'LinkedIn Profile',
  institution: 'Institution',
  about: 'About you',
};

const steps = {
  personal: ['Personal detail', ''],
  organisation: ['Experience', 'Organisation'],
  skill: ['Skills', 'Skill'],
  language: ['Skills', 'Language'],
  qualification: ['Education', 'Qualification'],
  certificate: ['Education', 'Certificate'],
  socialLink: ['Social media', 'Link'],
} as const satisfies Record<Suggested['part'], readonly [OnboardingStepName, string]>;

const monthAndYear = (year: number, month: number | null): string =>
  month === null
    ? String(year)
    : `${new Date(Date.UTC(year, month - 1)).toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })} ${year}`;

const textOf = (suggested: Suggested): string => {
  if (suggested.part === 'organisation') {
    const { role, organisation, startYear, startMonth, endYear, endMonth } = suggested.value;
    const end = endYear === null ? 'Present' : monthAndYear(endYear, endMonth);
    return `${role} at ${organisation}, ${monthAndYear(startYear, startMonth)} – ${end}`;
  }
  if (suggested.part === 'certificate') {
    const { certificateName, organisation } = suggested.value;
    return organisation === '' ? certificateName : `${certificateName}, by ${organisation}`;
  }
  return suggested.part === 'socialLink' ? suggested.value.link : suggested.value;
};

const toSuggestion = (suggested: Suggested, line: string): Suggestion => {
  const text = textOf(suggested);
  const [step, name] = steps[suggested.part];
  const label = suggested.part === 'personal' ? personalLabels[suggested.field] : name;
  return { ...suggested, id: `${label}: ${text}`, step, label, text, line };
};

/** Every suggestion of a reading, in the order of the profile's steps. */
export const listSuggestions = (all: ResumeSuggestions): Suggestion[] => [
  ...Object.entries(all.personal).flatMap(
    ([field, told]) =>
      told === undefined
        ? []
        : [toSuggestion({ part: 'personal', field: field as PersonalField, value: told.value }, told.line)], // its own keys
  ),
  ...all.organisations.map(({ value, line }) => toSuggestion({ part: 'organisation', value }, line)),
  ...all.skills.map(({ value, line }) => toSuggestion({ part: 'skill', value }, line)),
  ...all.languages.map(({ value, line }) => toSuggestion({ part: 'language', value }, line)),
  ...(all.qualification === undefined
    ? []
    : [toSuggestion({ part: 'qualification', value: all.qualification.value }, all.qualification.line)]),
  ...all.certificates.map(({ value, line }) => toSuggestion({ part: 'certificate', value }, line)),
  ...all.socialLinks.map(({ value, line }) => toSuggestion({ part: 'socialLink', value }, line)),
];

/**
 * What the candidate's resume tells and the profile does not. Each resume is read once while the product is open.
 * @param profile as it is saved, or with what stands in a form: what was taken there is no suggestion any more
 */
export const useResumeSuggestions = (profile: ProfileView) => {
  const input = { params: { id: profile.userId } };
  const query = useQuery({
    queryKey: [...callKey(resumeReadingRoutes.resumeSuggestions, input), profile.resumeId],
    queryFn: ({ signal }) => send(resumeReadingRoutes.resumeSuggestions, { ...input, signal }),
    enabled: profile.resumeId !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const open = query.data === undefined ? [] : listSuggestions(openSuggestions(query.data.data, profile));
  return { query, reading: query.data?.data.reading, open };
};
