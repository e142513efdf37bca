import type { ColumnType, Generated } from 'kysely';

/** The tables of `migrations/`, in camel case. A test compares this file with the migrated database. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Now = ColumnType<Date, Date | undefined, Date>;
/** A plain date, `2026-03-05`: no time zone can move it. */
type PlainDate = string;

export type AccountTable = {
  id: string;
  role: 'employee' | 'employer';
  email: string;
  emailKey: string;
  passwordHash: string;
  createdAt: Now;
};

export type EmployerTable = {
  accountId: string;
  company: string;
  category: 'Company' | 'Non-Profit Organisation';
  designation: string;
  firstName: string;
  lastName: string;
  gender: number;
  mobile: string;
  address: Defaulted<string>;
  updatedAt: Now;
};

export type SignUpTable = {
  id: string;
  role: 'employee' | 'employer';
  email: string;
  emailKey: string;
  passwordHash: string;
  details: ColumnType<Record<string, unknown>, string, string>;
  createdAt: Now;
  expiresAt: Date;
};

export type OneTimeCodeTable = {
  id: string;
  purpose: 'sign-up' | 'password-reset' | 'email-change';
  role: 'employee' | 'employer';
  emailKey: string;
  signUpId: Defaulted<string | null>;
  accountId: Defaulted<string | null>;
  codeHash: Defaulted<Buffer | null>;
  linkHash: Buffer;
  wrongTries: Defaulted<number>;
  createdAt: Now;
  expiresAt: Date;
  usedAt: Defaulted<Date | null>;
  voidAt: Defaulted<Date | null>;
};

export type ResetGrantTable = {
  tokenHash: Buffer;
  accountId: string;
  createdAt: Now;
  expiresAt: Date;
  usedAt: Defaulted<Date | null>;
};

export type SessionTable = {
  id: string;
  tokenHash: Buffer;
  accountId: string;
  createdAt: Now;
  lastUsedAt: Now;
  expiresAt: Date;
  clientAddress: Defaulted<string>;
  userAgent: Defaulted<string>;
};

export type LimitedEventTable = { id: Generated<string>; kind: string; subject: string; at: Now };

export type StoredFileTable = {
  id: string;
  accountId: string;
  kind: 'photo' | 'resume' | 'posting-image';
  fileName: string;
  mediaType: string;
  byteSize: number;
  storageKey: string;
  createdAt: Now;
};

export type CandidateTable = {
  accountId: string;
  profileStatus: Defaulted<number>;
  version: Defaulted<number>;
  stepVersions: ColumnType<Record<string, number>, string | undefined, string>;
  pursuesEmployment: Defaulted<boolean>;
  firstName: string;
  lastName: string;
  mobile: Defaulted<string>;
  contactEmail: Defaulted<string>;
  about: Defaulted<string>;
  institution: Defaulted<string>;
  gender: Defaulted<number | null>;
  address: Defaulted<string>;
  city: Defaulted<string>;
  state: Defaulted<string>;
  country: Defaulted<string>;
  pincode: Defaulted<string>;
  linkedInProfile: Defaulted<string>;
  strengths: Defaulted<string[]>;
  topValues: Defaulted<string[]>;
  photoId: Defaulted<string | null>;
  resumeId: Defaulted<string | null>;
  isFresher: Defaulted<boolean>;
  experienceMonths: Defaulted<number | null>;
  annualSalary: Defaulted<number | null>;
  annualSalaryCurrency: Defaulted<string>;
  countriesWorkedFor: Defaulted<string[]>;
  internPeriod: Defaulted<string>;
  internLocation: Defaulted<string>;
  internRole: Defaulted<string>;
  authorizedUs: Defaulted<boolean | null>;
  workOnForte: Defaulted<boolean | null>;
  contractWithForte: Defaulted<boolean | null>;
  visaStatus: Defaulted<string>;
  qualification: Defaulted<string>;
  preferredJobs: Defaulted<string[]>;
  modesOfWork: Defaulted<string[]>;
  preferredRoles: Defaulted<string[]>;
  expectedSalary: Defaulted<number | null>;
  expectedSalaryCurrency: Defaulted<string>;
  noticePeriodDays: Defaulted<number | null>;
  showsSalary: Defaulted<boolean>;
  message: Defaulted<string>;
  createdAt: Now;
  updatedAt: Now;
};

type ListItem = { candidateId: string; position: number };
export type CandidateOrganisationTable = ListItem & {
  role: string;
  organisation: string;
  location: Defaulted<string>;
  workType: Defaulted<number>;
  startYear: number;
  startMonth: number;
  endYear: Defaulted<number | null>;
  endMonth: Defaulted<number | null>;
  isCurrent: Defaulted<boolean>;
};
export type CandidateTechnologyTable = ListItem & { name: string; years: number };
export type CandidateSkillTable = ListItem & { name: string; proficiency: number };
export type CandidateLanguageTable = ListItem & {
  name: string;
  reads: boolean;
  writes: boolean;
  speaks: boolean;
};
export type CandidateCertificateTable = ListItem & {
  name: string;
  number: Defaulted<string>;
  organisation: Defaulted<string>;
  expiresOn: Defaulted<PlainDate | null>;
};
export type CandidateReferralTable = ListItem & {
  name: Defaulted<string>;
  contactNumber: Defaulted<string>;
  email: Defaulted<string>;
  organisation: Defaulted<string>;
  years: Defaulted<number | null>;
};
export type CandidateSocialLinkTable = {
  candidateId: string;
  name: 'Facebook' | 'Instagram' | 'Twitter' | 'Youtube' | 'Blog';
  link: Defaulted<string>;
  notInterested: Defaulted<boolean>;
};

export type PostingTable = {
  id: string;
  employerId: string;
  draftId: Defaulted<string | null>;
  version: Defaulted<number>;
  jobTitle: string;
  jobTypes: string[];
  jobRoles: string[];
  experience: string;
  experienceMinMonths: Defaulted<number | null>;
  experienceMaxMonths: Defaulted<number | null>;
  salary: number;
  currency: Defaulted<string>;
  hiringTimeline: string;
  hireCount: number;
  country: string;
  location: string;
  closesOn: Defaulted<PlainDate | null>;
  timeZone: Defaulted<string>;
  qualification: string;
  workingHours: string;
  technologies: string[];
  skills: string[];
  benefits: string[];
  description: string[];
  createdAt: Now;
  updatedAt: Now;
  closedAt: Defaulted<Date | null>;
  deletedAt: Defaulted<Date | null>;
};

export type SavedPostingTable = { candidateId: string; postingId: string; savedAt: Now };

export type ApplicationStatus = 'sent' | 'seen' | 'shortlisted' | 'declined' | 'hired';
export type ApplicationTable = {
  id: string;
  postingId: string;
  candidateId: string;
  /** Whose posting it is. */
  employerId: string;
  status: Defaulted<ApplicationStatus>;
  appliedAt: Now;
  withdrawnAt: Defaulted<Date | null>;
  answeredAt: Defaulted<Date | null>;
};
export type ApplicationEventTable = {
  applicationId: string;
  position: number;
  status: ApplicationStatus | 'withdrawn';
  message: Defaulted<string>;
  at: Now;
};

export type EmailChangeTable = {
  accountId: string;
  email: string;
  emailKey: string;
  sessionId: string | null;
  expiresAt: Date;
};

export type EmployerAnsweringTable = {
  employerId: string;
  counted: number;
  answered: number;
  medianHours: number | null;
  refreshedAt: Date;
};

export type ShortlistedCandidateTable = { employerId: string; candidateId: string; addedAt: Now };

export type FacetTable = {
  id: Generated<number>;
  kind: string;
  folded: string;
  label: string;
  /** How many listed candidates have it, as of some minutes ago. */
  candidates: Defaulted<number>;
};

/** Set by a trigger: never written from here. */
type ChangedXid = ColumnType<string, never, never>;
export type CandidateSearchTable = {
  candidateId: string;
  listed: boolean;
  facets: number[];
  experienceMonths: number | null;
  expectedSalary: Defaulted<number | null>;
  updatedAt: Date;
  changedXid: ChangedXid;
  derivation: Defaulted<number>;
  abilities: Defaulted<number[]>;
  titles: Defaulted<number[]>;
  salaryCurrency: Defaulted<number | null>;
  modes: Defaulted<number>;
  kinds: Defaulted<number>;
  city: Defaulted<number | null>;
  state: Defaulted<number | null>;
  country: Defaulted<number | null>;
  /** Its place in the bits of `candidateBlock`. */
  slot: Generated<number>;
};
/** Kept by triggers on `candidateSearch`, and on `postingSearch`. */
export type BlockTable = {
  token: number;
  block: number;
  /** Bits, as text. */
  many: string | null;
  few: string | null;
};
export type PostingSearchTable = {
  postingId: string;
  listed: boolean;
  facets: number[];
  experienceMinMonths: Defaulted<number | null>;
  experienceMaxMonths: Defaulted<number | null>;
  salary: number;
  /** `Infinity` without a closing date. */
  closesAt: Defaulted<Date | number>;
  createdAt: Date;
  changedXid: ChangedXid;
  derivation: Defaulted<number>;
  wanted: Defaulted<number[]>;
  title: Defaulted<number | null>;
  salaryCurrency: Defaulted<number | null>;
  modes: Defaulted<number>;
  kinds: Defaulted<number>;
  places: Defaulted<number[]>;
  country: Defaulted<number | null>;
  /** Its place in the bits of `postingBlock`. */
  slot: Generated<number>;
};

export type Tables = {
  account: AccountTable;
  employer: EmployerTable;
  signUp: SignUpTable;
  oneTimeCode: OneTimeCodeTable;
  resetGrant: ResetGrantTable;
  session: SessionTable;
  limitedEvent: LimitedEventTable;
  storedFile: StoredFileTable;
  candidate: CandidateTable;
  candidateOrganisation: CandidateOrganisationTable;
  candidateTechnology: CandidateTechnologyTable;
  candidateSkill: CandidateSkillTable;
  candidateLanguage: CandidateLanguageTable;
  candidateCertificate: CandidateCertificateTable;
  candidateReferral: CandidateReferralTable;
  candidateSocialLink: CandidateSocialLinkTable;
  posting: PostingTable;
  savedPosting: SavedPostingTable;
  application: ApplicationTable;
  applicationEvent: ApplicationEventTable;
  employerAnswering: EmployerAnsweringTable;
  emailChange: EmailChangeTable;
  shortlistedCandidate: ShortlistedCandidateTable;
  facet: FacetTable;
  candidateSearch: CandidateSearchTable;
  candidateBlock: BlockTable;
  postingSearch: PostingSearchTable;
  postingBlock: BlockTable;
};
