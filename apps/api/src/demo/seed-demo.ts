import type pg from 'pg';
import { createDb } from '#api/db/connect.ts';
import { createCopyBatch } from '#api/demo/copy.ts';
import { demoLogins, makeDemoEmployer, withDemoCandidate } from '#api/demo/demo-people.ts';
import { storeResumes } from '#api/demo/demo-resumes.ts';
import { type Amounts, createLoadContext, demoSeed, inTransaction } from '#api/demo/load.ts';
import { copyCandidates } from '#api/demo/load-candidates.ts';
import { copyEmployers, copyPostings } from '#api/demo/load-postings.ts';
import { makeApplications } from '#api/demo/make-applications.ts';
import { makeCandidate } from '#api/demo/make-candidate.ts';
import { type DemoEmployer, makeEmployer, makePosting } from '#api/demo/make-posting.ts';
import type { FileStore } from '#api/files/file-store.ts';
import { hashPassword } from '#api/modules/account/password.ts';
import { refreshAllAnswering } from '#api/modules/application/answering.queries.ts';

/** What every demo has (RUN-05). */
export const demoAmounts: Amounts = { candidates: 300, postings: 60 };

const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

/** The demo employer has one posting in six, so that its lists are worth looking at. */
const employerOf = (employers: readonly DemoEmployer[], number: number): DemoEmployer => {
  const others = employers.length - 1;
  const index = number % 6 === 0 || others === 0 ? 0 : 1 + (number % others);
  return employers[index] as DemoEmployer; // in bounds: the first is the demo employer
};

/** Everything that the demo data says, made in memory: the same for the same amounts and moment. */
const makeDemo = ({ candidates, postings }: Amounts, now: Date) => {
  const candidatePlan = { seed: demoSeed, now, total: candidates };
  const postingPlan = { seed: demoSeed, now, total: postings };
  const made = numbers(candidates).map((number) => makeCandidate(candidatePlan, number));
  const people = withDemoCandidate(made);
  const employers = numbers(1 + Math.ceil(postings / 5)).map((number) =>
    number === 0 ? makeDemoEmployer(postingPlan, number) : makeEmployer(postingPlan, number),
  );
  const jobs = numbers(postings).map((number) =>
    makePosting(postingPlan, number, employerOf(employers, number)),
  );
  const own = employers[0]?.id;
  const applications = makeApplications(
    demoSeed,
    now,
    { candidates: people.candidates, postings: jobs, eagerId: people.demoId },
    ({ posting }) => (posting.employerId === own ? 12 : 5),
  );
  return { ...people, employers, jobs, applications, demoEmployerId: own ?? '' };
};
type Demo = ReturnType<typeof makeDemo>;

const copyApplications = async (client: pg.Client, { applications }: Demo): Promise<void> => {
  const rows = createCopyBatch('application', [
    'id',
    'candidateId',
    'postingId',
    'employerId',
    'appliedAt',
    'answeredAt',
    'status',
  ]);
  const events = createCopyBatch('applicationEvent', ['applicationId', 'position', 'status', 'at']);
  for (const made of applications) {
    rows.add(made.application);
    for (const event of made.events) events.add(event);
  }
  await rows.send(client);
  await events.send(client);
};

/** What the two demo users have marked: saved jobs, and candidates on a shortlist. */
const copyMarks = async (client: pg.Client, demo: Demo): Promise<void> => {
  const saved = createCopyBatch('savedPosting', ['candidateId', 'postingId', 'savedAt']);
  for (const { posting } of demo.jobs.slice(-12).filter((_, index) => index % 3 === 0)) {
    saved.add({ candidateId: demo.demoId, postingId: posting.id, savedAt: posting.createdAt });
  }
  const hearts = createCopyBatch('shortlistedCandidate', ['employerId', 'candidateId', 'addedAt']);
  for (const { id, profile } of demo.candidates.slice(-30).filter((_, index) => index % 5 === 0)) {
    hearts.add({ employerId: demo.demoEmployerId, candidateId: id, addedAt: profile.updatedAt });
  }
  await saved.send(client);
  await hearts.send(client);
};

const setPassword = async (client: pg.Client, login: { email: string; password: string }) =>
  client.query('update account set password_hash = $1 where email_key = $2', [
    await hashPassword(login.password),
    login.email,
  ]);

const storeDemo = async (pool: pg.Pool, files: FileStore, demo: Demo, now: Date): Promise<void> => {
  const context = await createLoadContext(pool);
  await inTransaction(pool, async (client) => {
    // Two servers that start on one empty database at once: the second waits, and then finds it filled.
    await client.query('lock table account in share row exclusive mode');
    const { rows } = await client.query('select from account limit 1');
    if (rows.length > 0) return;
    await copyCandidates(client, demo.candidates, context);
    await storeResumes(client, files, demo.candidates);
    await copyEmployers(client, demo.employers, context);
    await copyPostings(client, demo.jobs, context);
    await copyApplications(client, demo);
    await copyMarks(client, demo);
    for (const login of Object.values(demoLogins)) await setPassword(client, login);
  });
  await refreshAllAnswering(createDb(pool), now);
  await pool.query('analyze');
};

/**
 * Fills an empty database with demo data, once (RUN-05). The caller sees to it that this is not production.
 * @returns the demo logins when the database holds them, now or since an earlier start
 */
export const seedDemo = async (
  pool: pg.Pool,
  { files, now, ...amounts }: Amounts & { files: FileStore; now: Date },
): Promise<typeof demoLogins | undefined> => {
  const { rows } = await pool.query('select from account limit 1');
  if (rows.length === 0) await storeDemo(pool, files, makeDemo(amounts, now), now);
  const demo = await pool.query('select from account where email_key = $1', [demoLogins.employer.email]);
  return demo.rows.length > 0 ? demoLogins : undefined;
};
