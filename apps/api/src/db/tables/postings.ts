import type { Defaulted, Now, PlainDate } from '#api/db/tables/columns.ts';

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

export type EmployerAnsweringTable = {
  employerId: string;
  counted: number;
  answered: number;
  medianHours: number | null;
  refreshedAt: Date;
};

export type ShortlistedCandidateTable = { employerId: string; candidateId: string; addedAt: Now };
