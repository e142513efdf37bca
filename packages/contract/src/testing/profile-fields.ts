/**
 * "Fields of the profile" of the requirements as a table (FIELD-01): the rules, the server and the screens are tested
 * by it. Paths in the wire's spelling.
 */
export type FieldRow = {
  readonly step: keyof typeof filledSteps;
  readonly path: string;
  /** On the screen and in the sentences. */
  readonly label: string;
  readonly required?: true;
  /** The most letters. */
  readonly letters?: number;
  readonly between?: readonly [lowest: number, highest: number];
};

const nextYear = new Date().getUTCFullYear() + 1;
const salary = [0, 100_000_000] as const;
const years = [0, 60] as const;

/** A body of each step with one row in every list, so that each field of the table is there. */
export const filledSteps = {
  personalDetails: {
    firstName: 'Asha',
    lastName: 'Rao',
    gender: 2,
    mobile: '+919876543210',
    emailId: 'asha@example.com',
    country: 'Nowhere',
    city: 'Pune',
    topStrengths: ['Calm'],
    topValues: ['Honesty'],
  },
  workExperience: {
    experienceYears: 4,
    experienceMonths: 7,
    workedorganisations: [
      { role: 'Lead', organisation: 'Acme', startYear: 1950, startMonth: 1, endYear: nextYear, endMonth: 12 },
    ],
    technologies: [{ name: '.net', workedFor: 4 }],
    countryWorkedFor: 'India',
    referraldetails: [{ name: 'Ravi' }],
  },
  fresher: {},
  visaDetails: { visaStatus: 'H1B', authorizedUs: true },
  skillDetails: { skills: [{ name: 'C#', preficiency: 5 }], languages: [{ name: 'Hindi' }] },
  educationDetails: { qualification: 'B.E.', education: [{ certificateName: 'OCP' }] },
  expectationDetails: { preferedJob: 'Data Engineer', modeOfWork: 'Remote', preferedRole: 'Full Time' },
} as const;

const personal: readonly FieldRow[] = [
  { step: 'personalDetails', path: 'firstName', label: 'First Name', required: true, letters: 50 },
  { step: 'personalDetails', path: 'lastName', label: 'Last Name', required: true, letters: 50 },
  { step: 'personalDetails', path: 'gender', label: 'Gender', required: true },
  { step: 'personalDetails', path: 'mobile', label: 'Mobile', required: true },
  { step: 'personalDetails', path: 'emailId', label: 'Email', required: true },
  { step: 'personalDetails', path: 'country', label: 'Country', required: true, letters: 60 },
  { step: 'personalDetails', path: 'city', label: 'City', required: true, letters: 60 },
  { step: 'personalDetails', path: 'state', label: 'State', letters: 60 },
  { step: 'personalDetails', path: 'address', label: 'Address', letters: 200 },
  { step: 'personalDetails', path: 'institution', label: 'Institution', letters: 120 },
  { step: 'personalDetails', path: 'topStrengths.0', label: 'Top Strengths', letters: 40 },
  { step: 'personalDetails', path: 'topValues.0', label: 'Top Values', letters: 40 },
  { step: 'personalDetails', path: 'aboutUser', label: 'About you', letters: 2_000 },
];

const job = 'workedorganisations.0';
const referral = 'referraldetails.0';
const experience: readonly FieldRow[] = [
  {
    step: 'workExperience',
    path: 'experienceYears',
    label: 'Experience Years',
    required: true,
    between: years,
  },
  {
    step: 'workExperience',
    path: 'experienceMonths',
    label: 'Experience Months',
    required: true,
    between: [0, 11],
  },
  { step: 'workExperience', path: `${job}.role`, label: 'Role', required: true, letters: 80 },
  {
    step: 'workExperience',
    path: `${job}.organisation`,
    label: 'Organisation',
    required: true,
    letters: 120,
  },
  { step: 'workExperience', path: `${job}.location`, label: 'Location', letters: 80 },
  {
    step: 'workExperience',
    path: `${job}.startYear`,
    label: 'Start Year',
    required: true,
    between: [1950, nextYear],
  },
  {
    step: 'workExperience',
    path: `${job}.startMonth`,
    label: 'Start Month',
    required: true,
    between: [1, 12],
  },
  {
    step: 'workExperience',
    path: `${job}.endYear`,
    label: 'End Year',
    required: true,
    between: [1950, nextYear],
  },
  { step: 'workExperience', path: `${job}.endMonth`, label: 'End Month', required: true, between: [1, 12] },
  { step: 'workExperience', path: 'technologies.0.name', label: 'Technology', required: true, letters: 60 },
  {
    step: 'workExperience',
    path: 'technologies.0.workedFor',
    label: 'Years',
    required: true,
    between: years,
  },
  { step: 'workExperience', path: 'annualSalary', label: 'Annual Salary', between: salary },
  { step: 'workExperience', path: `${referral}.name`, label: 'Name', required: true, letters: 100 },
  { step: 'workExperience', path: `${referral}.organisation`, label: 'Organisation', letters: 120 },
  { step: 'workExperience', path: `${referral}.years`, label: 'Years Known', between: years },
];

const others: readonly FieldRow[] = [
  { step: 'fresher', path: 'internPeriod', label: 'Period', letters: 60 },
  { step: 'fresher', path: 'internLocation', label: 'Location', letters: 80 },
  { step: 'fresher', path: 'internRole', label: 'Role', letters: 80 },
  { step: 'visaDetails', path: 'visaStatus', label: 'Visa Status', required: true },
  { step: 'visaDetails', path: 'authorizedUs', label: 'Work Authorization', required: true },
  { step: 'skillDetails', path: 'skills.0.name', label: 'Skill', required: true, letters: 60 },
  {
    step: 'skillDetails',
    path: 'skills.0.preficiency',
    label: 'Proficiency',
    required: true,
    between: [1, 5],
  },
  { step: 'educationDetails', path: 'qualification', label: 'Qualification', required: true, letters: 80 },
  {
    step: 'educationDetails',
    path: 'education.0.certificateName',
    label: 'Certificate Name',
    required: true,
    letters: 120,
  },
  { step: 'educationDetails', path: 'education.0.certificateNo', label: 'Certificate Number', letters: 60 },
  { step: 'educationDetails', path: 'education.0.organisation', label: 'Issued by', letters: 120 },
  { step: 'expectationDetails', path: 'preferedJob', label: 'Preferred Job', required: true },
  { step: 'expectationDetails', path: 'modeOfWork', label: 'Mode of Work', required: true },
  { step: 'expectationDetails', path: 'preferedRole', label: 'Preferred Role', required: true },
  { step: 'expectationDetails', path: 'expectedSalary', label: 'Expected Salary', between: salary },
  { step: 'expectationDetails', path: 'noticePeriod', label: 'Notice Period', between: [0, 365] },
  { step: 'expectationDetails', path: 'message', label: 'Message', letters: 1_000 },
];

export const profileFields: readonly FieldRow[] = [...personal, ...experience, ...others];

/** Letters of several code points each: a person counts one where a computer counts up to eleven. */
const letters = ['é', '👩🏽‍💻', 'नि', '👨‍👩‍👧‍👦'];
export const textOf = (count: number): string =>
  Array.from({ length: count }, (_, index) => letters[index % letters.length]).join('');

/** A year stands without a comma. */
const inWords = (number: number): string =>
  number < 10_000 ? String(number) : number.toLocaleString('en-US');
const bounds = ([lowest, highest]: readonly [number, number]) =>
  `must be between ${inWords(lowest)} and ${inWords(highest)}`;

type Refused = { readonly value: unknown; readonly sentence: string };

/** What a field refuses, each with its sentence. */
export const refusedBy = ({ label, required, letters: most, between }: FieldRow): readonly Refused[] => [
  ...(required ? [{ value: undefined, sentence: `${label} is required` }] : []),
  ...(required && most ? [{ value: '   ', sentence: `${label} is required` }] : []),
  ...(most ? [{ value: textOf(most + 1), sentence: `Maximum ${most} letters` }] : []),
  ...(between
    ? [between[0] - 1, between[1] + 1].map((value) => ({ value, sentence: `${label} ${bounds(between)}` }))
    : []),
];

/** The values at the very limits that a field takes. */
export const takenBy = ({ letters: most, between }: FieldRow): readonly (string | number)[] => [
  ...(most ? [textOf(most)] : []),
  ...(between ?? []),
];
