import type { Application, employerRoutes, StatusChange } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import { fileAddress } from '#api/files/file-address.ts';
import type { Handlers } from '#api/http/handler.ts';
import { readPage } from '#api/http/paging.ts';
import { notFound } from '#api/http/refusal.ts';
import {
  type ApplicationRow,
  applicationsList,
  findApplication,
} from '#api/modules/application/application.queries.ts';
import { type Changed, setStatus } from '#api/modules/application/status.service.ts';
import { toJobFilter } from '#api/modules/posting/posting.filter.ts';
import { findOwnPosting } from '#api/modules/posting/posting.queries.ts';

/** The record of §3: the posting, whose columns the row has under their own names, and beside it the candidate. */
const toApplication = (row: ApplicationRow, addressOf: (fileId: string) => string): Application => ({
  id: row.positionId,
  posting: row,
  candidate: {
    id: row.candidateId,
    firstName: row.firstName,
    lastName: row.lastName,
    photo: row.photoId && addressOf(row.photoId),
    experienceYears: Math.floor((row.experienceMonths ?? 0) / 12),
    experienceMonths: (row.experienceMonths ?? 0) % 12,
    expectedSalary: row.expectedSalary,
    currency: row.expectedSalaryCurrency,
    education: row.education,
    visaStatus: row.visaStatus,
    technologies: row.candidateTechnologies,
  },
  skills: row.candidateSkills,
  linkedInProfile: row.linkedInProfile,
  status: row.status,
  appliedAt: row.appliedAt,
  withdrawnAt: row.withdrawnAt,
  timeline: row.timeline,
  matchScore: row.matchScore,
});

/** What the employer's screen says after a change. */
const messageOf = ({ status, ids }: StatusChange, { changed, withdrawn, stale }: Changed): string => {
  const done = changed.length === 1 ? '1 application' : `${changed.length} applications`;
  const already = new Set(ids).size - changed.length - withdrawn.length - stale.length;
  const told = [
    [changed.length, `${done} ${status === 'seen' ? 'marked as seen' : status}`],
    [already, `Already ${status}: ${already}`],
    [withdrawn.length, `Withdrawn in the meantime: ${withdrawn.length}`],
    [stale.length, `Answered otherwise in the meantime: ${stale.length}`],
  ] as const;
  return told.flatMap(([count, sentence]) => (count > 0 ? [sentence] : [])).join('. ');
};

const requireOwnPosting = async (deps: Deps, employerId: string, postingId: string | undefined) => {
  if (postingId === undefined) return;
  if (!(await findOwnPosting(deps.db, employerId, postingId, deps.now()))) throw notFound();
};

type Own = 'listApplications' | 'viewApplication' | 'setApplicationStatus';

export const applicationHandlers = (deps: Deps): Pick<Handlers<typeof employerRoutes>, Own> => ({
  listApplications: async ({ body: { employerId: _, postingId, states, cursor, ...filter }, caller }) => {
    const employerId = caller.userId;
    await requireOwnPosting(deps, employerId, postingId);
    const { data, page } = await readPage(deps.secret, {
      name: `applications:${employerId}`,
      filter: [postingId, states, filter.sort ?? 'latest', toJobFilter(filter)],
      cursor,
      ...applicationsList(deps.db, employerId, { filter, postingId, states }, deps.now()),
    });
    const addressOf = (fileId: string) => fileAddress(deps, fileId, caller);
    return { data: data.map((row) => toApplication(row, addressOf)), page };
  },

  viewApplication: async ({ body, caller }) => {
    const { applicationId, employerId: _, postingId, states, ...filter } = body;
    const employerId = caller.userId;
    await requireOwnPosting(deps, employerId, postingId);
    const found = await findApplication(deps.db, employerId, applicationId, deps.now());
    if (found === undefined) throw notFound();
    const list = applicationsList(deps.db, employerId, { filter, postingId, states }, deps.now());
    const addressOf = (fileId: string) => fileAddress(deps, fileId, caller);
    return { data: { application: toApplication(found, addressOf), ...(await list.beside(found)) } };
  },

  setApplicationStatus: async ({ body, caller }) => {
    const data = await setStatus(deps, caller.userId, body);
    return { data, message: messageOf(body, data) };
  },
});
