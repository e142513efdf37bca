import type { ProfileView } from '../wire/profile-view.ts';
import type { OnboardingStepName } from '../words/onboarding.ts';

/** One thing that a whole profile has: where it is entered, and its label there. */
type Part = {
  readonly step: OnboardingStepName | 'Photo';
  readonly label: string;
  /** The field of that step's form, in our words. */
  readonly field: keyof ProfileView;
  readonly isThere: (profile: ProfileView) => boolean;
};

const worked =
  (isThere: Part['isThere']): Part['isThere'] =>
  (profile) =>
    profile.isFresher ? profile.profileStatus > 1 : isThere(profile);

/** Every required field of FIELD-01. A fresher has made that choice, and needs nothing else of the second step. */
const required: readonly Part[] = [
  {
    step: 'Personal detail',
    label: 'First name',
    field: 'firstName',
    isThere: (profile) => profile.firstName !== '',
  },
  {
    step: 'Personal detail',
    label: 'Last name',
    field: 'lastName',
    isThere: (profile) => profile.lastName !== '',
  },
  {
    step: 'Personal detail',
    label: 'Gender',
    field: 'gender',
    isThere: (profile) => profile.gender !== null,
  },
  { step: 'Personal detail', label: 'Mobile', field: 'mobile', isThere: (profile) => profile.mobile !== '' },
  { step: 'Personal detail', label: 'Email', field: 'email', isThere: (profile) => profile.email !== '' },
  {
    step: 'Personal detail',
    label: 'Country',
    field: 'country',
    isThere: (profile) => profile.country !== '',
  },
  { step: 'Personal detail', label: 'City', field: 'city', isThere: (profile) => profile.city !== '' },
  {
    step: 'Experience',
    label: 'Years of experience',
    field: 'experienceYears',
    isThere: worked((profile) => profile.experienceYears !== null && profile.experienceMonths !== null),
  },
  {
    step: 'Experience',
    label: 'An organisation you worked for',
    field: 'organisations',
    isThere: worked((profile) => profile.organisations.length > 0),
  },
  { step: 'Resume', label: 'Resume', field: 'resume', isThere: (profile) => profile.resume !== null },
  {
    step: 'Visa',
    label: 'Visa status',
    field: 'visaStatus',
    isThere: (profile) => profile.visaStatus !== '',
  },
  {
    step: 'Visa',
    label: 'Work authorization',
    field: 'authorizedUs',
    isThere: (profile) => profile.authorizedUs !== null,
  },
  { step: 'Skills', label: 'A skill', field: 'skills', isThere: (profile) => profile.skills.length > 0 },
  {
    step: 'Education',
    label: 'Qualification',
    field: 'qualification',
    isThere: (profile) => profile.qualification !== '',
  },
  {
    step: 'Expectation',
    label: 'Preferred job',
    field: 'preferredJobs',
    isThere: (profile) => profile.preferredJobs.length > 0,
  },
  {
    step: 'Expectation',
    label: 'Mode of work',
    field: 'modesOfWork',
    isThere: (profile) => profile.modesOfWork.length > 0,
  },
  {
    step: 'Expectation',
    label: 'Preferred role',
    field: 'preferredRoles',
    isThere: (profile) => profile.preferredRoles.length > 0,
  },
];

/** What makes a profile better still. A fresher is not asked for technologies. Links never count. */
const wished: readonly Part[] = [
  { step: 'Photo', label: 'Photo', field: 'photo', isThere: (profile) => profile.photo !== null },
  { step: 'Personal detail', label: 'About you', field: 'about', isThere: (profile) => profile.about !== '' },
  {
    step: 'Personal detail',
    label: 'Address',
    field: 'address',
    isThere: (profile) => profile.address !== '',
  },
  {
    step: 'Skills',
    label: 'A language',
    field: 'languages',
    isThere: (profile) => profile.languages.length > 0,
  },
  {
    step: 'Experience',
    label: 'A technology',
    field: 'technologies',
    isThere: (profile) => profile.isFresher || profile.technologies.length > 0,
  },
  {
    step: 'Expectation',
    label: 'Expected salary',
    field: 'expectedSalary',
    isThere: (profile) => profile.expectedSalary !== null,
  },
];

/** What a profile still lacks: how it is called, and the field and step where it is entered. */
export type MissingPart = Pick<Part, 'step' | 'label' | 'field'>;

/**
 * How complete a profile is (PROF-10).
 * @returns `percent` rounded down, so that 100 means that nothing is missing; `missing` in the order of the steps
 */
export const completenessOf = (
  profile: ProfileView,
): { readonly percent: number; readonly missing: readonly MissingPart[] } => {
  const parts = [...required, ...wished];
  const missing = parts.filter((part) => !part.isThere(profile));
  return {
    percent: Math.floor(((parts.length - missing.length) / parts.length) * 100),
    missing: missing.map(({ step, label, field }) => ({ step, label, field })),
  };
};
