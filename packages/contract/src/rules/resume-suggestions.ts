import type { ProfileView } from '../wire/profile-view.ts';
import type { ResumeReading, ResumeSuggestions } from '../wire/resume-suggestions.ts';
import { foldTerm } from './fold.ts';

/** What a person reads when the resume could not be read; `read` needs no sentence. */
export const readingSentences: Readonly<Record<Exclude<ResumeReading, 'read' | 'no-resume'>, string>> = {
  'old-word': 'A DOC file can’t be read. Save it as PDF or DOCX and upload that to get suggestions.',
  'no-text':
    'This resume has no text to read: it looks like a scan. A PDF or DOCX with text gives suggestions.',
  protected: 'This resume is protected by a password, so it can’t be read.',
  unreadable: 'This resume can’t be read: the file seems to be damaged.',
  'too-much': 'This resume is too large or too complex to be read.',
};

/** Of a profile, what decides which suggestions are still open. */
type KnownParts = Readonly<Record<keyof ResumeSuggestions['personal'], string>> &
  Pick<ProfileView, 'skills' | 'languages' | 'qualification' | 'certificates' | 'socialLinks'> & {
    readonly organisations: readonly Job[];
  };

type Job = {
  readonly organisation: string;
  readonly startYear: number | null;
  readonly startMonth: number | null;
};

/** A company's name without what a resume may add or leave out: "Acme, Inc." is "Acme". */
const companyKey = (name: string): string =>
  foldTerm(name)
    .replace(/[.,]/g, '')
    .replace(/ (?:inc|llc|ltd|limited|gmbh|corp|corporation|co|company|pvt|private|plc|ag|sa)\b/g, '')
    .trim();

const isSameJob = (a: Job, b: Job): boolean => {
  const sameStart = a.startYear === b.startYear && (a.startMonth === b.startMonth || a.startMonth === null);
  const [one, other] = [companyKey(a.organisation), companyKey(b.organisation)];
  return sameStart || one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `);
};

const without = <T>(items: readonly T[], nameOf: (item: T) => string, known: readonly string[]): T[] => {
  const folded = new Set(known.map(foldTerm));
  return items.filter((item) => !folded.has(foldTerm(nameOf(item))));
};

/** A city or state of another country than the profile's would make an address that is nowhere. */
const isElsewhere = ({ country }: ResumeSuggestions['personal'], profile: KnownParts): boolean =>
  country !== undefined && profile.country !== '' && foldTerm(country.value) !== foldTerm(profile.country);

const openPersonal = (
  personal: ResumeSuggestions['personal'],
  profile: KnownParts,
): ResumeSuggestions['personal'] => {
  const { city, state, ...rest } = personal;
  const fitting = isElsewhere(personal, profile) ? rest : personal;
  const isEmpty = ([field]: [string, unknown]) => profile[field as keyof typeof personal] === ''; // its own keys
  return Object.fromEntries(Object.entries(fitting).filter(isEmpty));
};

/**
 * The suggestions that a profile has a place for: a field while it is empty, an entry while the list lacks it. The
 * server answers with these; the browser asks again with what was saved or typed since.
 */
export const openSuggestions = (all: ResumeSuggestions, profile: KnownParts): ResumeSuggestions => {
  const { personal, organisations, skills, languages, qualification, certificates, socialLinks } = all;
  return {
    ...all,
    personal: openPersonal(personal, profile),
    organisations: organisations.filter(
      ({ value }) => !profile.organisations.some((job) => isSameJob(value, job)),
    ),
    skills: without(
      skills,
      ({ value }) => value,
      profile.skills.map(({ name }) => name),
    ),
    languages: without(
      languages,
      ({ value }) => value,
      profile.languages.map(({ name }) => name),
    ),
    qualification: profile.qualification === '' ? qualification : undefined,
    certificates: without(
      certificates,
      ({ value }) => value.certificateName,
      profile.certificates.map(({ certificateName }) => certificateName),
    ),
    socialLinks: without(
      socialLinks,
      ({ value }) => value.name,
      profile.socialLinks
        .filter(({ link, notInterested }) => link !== '' || notInterested)
        .map(({ name }) => name),
    ),
  };
};
