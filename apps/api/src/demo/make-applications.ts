import type { Insertable } from 'kysely';
import type * as tables from '#api/db/tables/postings.ts';
import type { DemoCandidate } from '#api/demo/make-candidate.ts';
import { makeId } from '#api/demo/make-id.ts';
import type { DemoPosting } from '#api/demo/make-posting.ts';
import { createRandom, type Random } from '#api/demo/random.ts';

export type DemoApplication = {
  readonly application: Insertable<tables.ApplicationTable>;
  readonly events: readonly Insertable<tables.ApplicationEventTable>[];
};

const applicationStream = 1_900_000_000;
const hour = 3_600_000;

/** How far an employer gets with an application: each step some hours after the one before. */
const courses: readonly (readonly tables.ApplicationStatus[])[] = [
  ['sent'],
  ['sent', 'seen'],
  ['sent', 'seen', 'shortlisted'],
  ['sent', 'seen', 'declined'],
  ['sent', 'seen', 'shortlisted', 'hired'],
];

const makeApplication = (
  random: Random,
  { id: candidateId }: DemoCandidate,
  { posting }: DemoPosting,
  now: Date,
): DemoApplication => {
  const since = now.getTime() - posting.createdAt.getTime();
  const appliedAt = new Date(posting.createdAt.getTime() + since * random.fraction() * 0.9);
  const id = makeId(random, appliedAt);
  let at = appliedAt.getTime();
  const events: Insertable<tables.ApplicationEventTable>[] = [];
  for (const status of random.pickSkewed(courses)) {
    if (at > now.getTime()) break; // this step is still to come
    events.push({ applicationId: id, position: events.length, status, at: new Date(at) });
    at += random.between(5, 90) * hour;
  }
  const status = events.at(-1)?.status;
  const answer = events.find((event) => event.status === 'shortlisted' || event.status === 'declined');
  return {
    application: {
      id,
      candidateId,
      postingId: posting.id,
      employerId: posting.employerId,
      appliedAt,
      answeredAt: answer?.at ?? null,
      status: status === undefined || status === 'withdrawn' ? 'sent' : status,
    },
    events,
  };
};

const wants = ({ profile }: DemoCandidate, { posting }: DemoPosting): boolean =>
  profile.preferredJobs.includes(posting.jobTitle);

type People = {
  readonly candidates: readonly DemoCandidate[];
  readonly postings: readonly DemoPosting[];
  /** Applies to every second fitting posting, so that this candidate's lists are worth looking at. */
  readonly eagerId: string;
};

/** Some of those who look for such a job apply to it: up to `most` for each posting. */
export const makeApplications = (
  seed: number,
  now: Date,
  { candidates, postings, eagerId }: People,
  most: (posting: DemoPosting) => number,
): DemoApplication[] =>
  postings.flatMap((posting, number) => {
    const random = createRandom(seed, applicationStream + number);
    const interested = candidates.filter((candidate) => wants(candidate, posting));
    const chosen = new Set(random.sample(interested, random.between(0, most(posting))));
    const eager = number % 2 === 0 ? interested.find(({ id }) => id === eagerId) : undefined;
    if (eager !== undefined) chosen.add(eager);
    return [...chosen].map((candidate) => makeApplication(random, candidate, posting, now));
  });
