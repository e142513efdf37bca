import {
  closingDateIsPast,
  defaultCurrency,
  isPastClosingDate,
  type PostingFields,
  postingBasicsForm,
  postingDetailsForm,
  type ViewedPosting,
} from '@forte/contract';
import type { FormErrors } from '@mantine/form';
import type * as z from 'zod/mini';
import { bodyResolver } from '#core/form-errors.ts';

/** Step 1 as it is typed: null is a number or a choice that is still missing. */
export type Basics = {
  readonly jobTitles: string[];
  readonly jobTypes: string[];
  readonly jobRoles: string[];
  readonly experience: string;
  readonly salary: number | null;
  readonly currency: string;
  readonly hiringTimeline: string | null;
  readonly hireCount: number | null;
  readonly country: string;
  readonly location: string;
  readonly closesOn: string;
  readonly timeZone: string;
};

/** Step 2 as it is typed. */
export type Details = {
  readonly qualification: string;
  readonly workingHours: string;
  readonly technologies: string[];
  readonly skills: string[];
  readonly benefits: string[];
  readonly description: string[];
};

/** A posting on its way: both steps, and which posting it becomes. */
export type PostingDraft = {
  /** Sent with every try to add it, so that one posting comes of it (JOB-05). */
  readonly draftId: string;
  /** The version that is edited; none for a new posting. */
  readonly version?: number;
  readonly basics: Basics;
  readonly details: Details;
};

const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

export const emptyDraft = (): PostingDraft => ({
  draftId: crypto.randomUUID(),
  basics: {
    jobTitles: [],
    jobTypes: [],
    jobRoles: [],
    experience: '',
    salary: null,
    currency: defaultCurrency,
    hiringTimeline: null,
    hireCount: null,
    country: '',
    location: '',
    closesOn: '',
    timeZone: browserTimeZone(),
  },
  details: {
    qualification: '',
    workingHours: '',
    technologies: [],
    skills: [],
    benefits: [],
    description: [],
  },
});

/** The draft that an edit starts with. */
export const draftOf = (posting: ViewedPosting): PostingDraft => ({
  draftId: posting.id,
  ...(posting.version === undefined ? {} : { version: posting.version }),
  basics: {
    jobTitles: [posting.jobTitle],
    jobTypes: posting.jobTypes,
    jobRoles: posting.jobRoles,
    experience: posting.experience,
    salary: posting.salary,
    currency: posting.currency,
    hiringTimeline: posting.hiringTimeline,
    hireCount: posting.hireCount,
    country: posting.country,
    location: posting.location,
    closesOn: posting.closesOn ?? '',
    timeZone: posting.timeZone,
  },
  details: {
    qualification: posting.qualification,
    workingHours: posting.workingHours,
    technologies: posting.technologies,
    skills: posting.skills,
    benefits: posting.benefits,
    description: posting.description,
  },
});

const toBasics = ({ jobTitles, ...basics }: Basics) => ({
  ...basics,
  jobTitle: jobTitles.join(', '), // two titles are none of the list, which the rule then says
  closesOn: basics.closesOn === '' ? null : basics.closesOn,
});

/** `technologies.3` stands at its field: a chip has no place of its own for a sentence. */
const atFields = (errors: FormErrors): FormErrors =>
  Object.fromEntries(
    Object.entries(errors)
      .reverse()
      .map(([path, sentence]) => [path.split('.')[0] ?? path, sentence]),
  );

const resolver = <T extends object>(schema: z.ZodMiniType, toBody: (values: T) => object) => {
  const resolve = bodyResolver(schema, { jobTitles: 'jobTitle' }, toBody);
  return (values: T): FormErrors => atFields(resolve(values));
};

const resolveBasics = resolver(postingBasicsForm, toBasics);

/** The sentences of step 1. A closing date that is past would close the posting at once (JOB-09). */
export const basicsErrors = (basics: Basics): FormErrors => {
  const errors = resolveBasics(basics);
  const { closesOn, timeZone } = basics;
  if (closesOn === '' || errors.closesOn || errors.timeZone) return errors;
  return isPastClosingDate(closesOn, timeZone, new Date())
    ? { ...errors, closesOn: closingDateIsPast }
    : errors;
};

/** The sentences of step 2. */
export const detailsErrors = resolver<Details>(postingDetailsForm, (details) => details);

/** What is sent, once both steps have no errors. */
export const fieldsOf = ({ basics, details }: PostingDraft): PostingFields => ({
  ...postingBasicsForm.parse(toBasics(basics)),
  ...postingDetailsForm.parse(details),
});
