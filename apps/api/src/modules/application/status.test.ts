import { randomUUID } from 'node:crypto';
import { employerRoutes, type PostingFilter, postingRoutes, type StatusChange } from '@forte/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refreshAllAnswering, refreshAnswering } from '#api/modules/application/answering.queries.ts';
import { addPosting, browse, mark } from '#api/testing/postings.ts';
import {
  createEmployee,
  createEmployer,
  createTestApp,
  type TestApp,
  type TestUser,
} from '#api/testing/test-app.ts';
import { untilLocked } from '#api/testing/until-locked.ts';

let forte: TestApp;
beforeAll(async () => {
  forte = await createTestApp();
});
afterAll(() => forte.close());
// What the tests before left to mail is none of the next one's.
beforeEach(() => forte.mailbox.deliver());

const day = 86_400_000;
type States = PostingFilter & { postingId?: string; states?: ('sent' | 'declined' | 'withdrawn')[] };
const list = async (employer: TestUser, more: States = {}) =>
  (
    await forte.call(employerRoutes.listApplications, {
      token: employer.token,
      body: { employerId: employer.id, ...more },
    })
  ).data;
const set = async (employer: TestUser, ids: string[], status: StatusChange['status'], message?: string) =>
  (
    await forte.call(employerRoutes.setApplicationStatus, {
      token: employer.token,
      body: { ids, status, message },
    })
  ).data;
const applied = async (candidate: TestUser, withdrawn?: boolean) =>
  (
    await forte.call(postingRoutes.listAppliedJobs, {
      token: candidate.token,
      body: { id: candidate.id, ...(withdrawn === undefined ? {} : { withdrawn }) },
    })
  ).data;
const steps = (timeline: readonly { status: string; message: string; at: Date }[]) =>
  timeline.map(({ status, message, at }) => [status, message, at.getTime()]);

/** An employer with a posting, and so many candidates who applied to it. */
const applications = async (count: number) => {
  const employer = await createEmployer(forte);
  const posting = await addPosting(forte, employer);
  const candidates: TestUser[] = [];
  for (let index = 0; index < count; index += 1) {
    const candidate = await createEmployee(forte);
    await mark(forte, candidate, posting.id, { isApplied: true });
    candidates.push(candidate);
  }
  const ids = (await list(employer, { sort: 'oldest' })).map(({ id }) => id);
  return { employer, posting, candidates, ids };
};
/** The first of several, for tests that made at least one. */
const first = <T>([value]: readonly T[]): T => {
  if (value === undefined) throw new Error('there is none');
  return value;
};

test('[STAT-01] each change is kept in order, with its date and message, and both sides see the same', async () => {
  const { employer, candidates, ids } = await applications(1);
  const sentAt = forte.clock.now().getTime();
  forte.clock.advance(day);
  const seenAt = forte.clock.now().getTime();
  expect(await set(employer, ids, 'seen', 'Words go with an answer only.')).toEqual({
    changed: ids,
    withdrawn: [],
    stale: [],
  });
  forte.clock.advance(day);
  await set(employer, ids, 'shortlisted', 'Could you come on Monday?\nAt ten.');
  // Opening it once more is no step back, and the same answer again is none at all.
  expect((await set(employer, ids, 'seen')).changed).toEqual([]);
  expect((await set(employer, ids, 'shortlisted', 'again')).changed).toEqual([]);
  const expected = [
    ['sent', '', sentAt],
    ['seen', '', seenAt],
    ['shortlisted', 'Could you come on Monday?\nAt ten.', forte.clock.now().getTime()],
  ];
  const [onEmployersSide] = await list(employer);
  expect(steps(onEmployersSide?.timeline ?? [])).toEqual(expected);
  expect(onEmployersSide?.status).toBe('shortlisted');
  const [onCandidatesSide] = await applied(first(candidates));
  expect(steps(onCandidatesSide?.timeline ?? [])).toEqual(expected);
  expect(onCandidatesSide?.applicationStatus).toBe('shortlisted');
});

test('[STAT-01] many at once: those that were withdrawn meanwhile stay as they are and are named', async () => {
  const { employer, posting, candidates, ids } = await applications(3);
  await mark(forte, first(candidates), posting.id, { isApplied: false });
  const [gone, ...rest] = ids;
  const changed = await set(employer, [...ids, ...ids], 'declined', 'Thank you.');
  expect(new Set(changed.changed)).toEqual(new Set(rest));
  expect(changed.withdrawn).toEqual([gone]);
  expect((await list(employer, { states: ['declined'] })).length).toBe(2);
  expect((await list(employer, { states: ['withdrawn'] })).map(({ id }) => id)).toEqual([gone]);
  expect((await list(employer, { states: ['sent'] })).length).toBe(0);
});

/** Answers as a screen does that was read when all of them stood so. */
const answerSeeing = (
  employer: TestUser,
  ids: string[],
  status: StatusChange['status'],
  shown: NonNullable<StatusChange['shown']>[number]['status'],
) =>
  forte.call(employerRoutes.setApplicationStatus, {
    token: employer.token,
    body: { ids, status, message: 'Thank you.', shown: ids.map((id) => ({ id, status: shown })) },
  });

test('[STAT-01] an answer chosen before another one came from elsewhere leaves that one, mails nobody, and says so', async () => {
  const { employer, candidates, ids } = await applications(4);
  const [hired = '', declined = '', opened = '', untouched = ''] = ids;
  await set(employer, [hired], 'hired');
  await set(employer, [declined], 'declined');
  await set(employer, [opened], 'seen');
  await forte.mailbox.deliver();
  const { data, message } = await answerSeeing(employer, ids, 'declined', 'sent');
  expect(data).toEqual({
    changed: [opened, untouched].sort(),
    withdrawn: [],
    stale: [{ id: hired, status: 'hired' }],
  });
  expect(message).toBe('2 applications declined. Already declined: 1. Answered otherwise in the meantime: 1');
  const mailed = (await forte.mailbox.deliver()).map(({ to }) => to).sort();
  expect(mailed).toEqual(
    candidates
      .slice(2)
      .map(({ email }) => email)
      .sort(),
  );
  // Who knows what it replaces may: from the same screen, read anew.
  expect((await answerSeeing(employer, [hired], 'declined', 'hired')).data.changed).toEqual([hired]);
  expect((await list(employer)).map(({ status }) => status)).toEqual(Array(4).fill('declined'));
});

test('[STAT-01] of two answers to one application at the same instant, both chosen from the same state, one stands', async () => {
  const { employer, ids } = await applications(1);
  const answers = await Promise.all([
    answerSeeing(employer, ids, 'hired', 'sent'),
    answerSeeing(employer, ids, 'declined', 'sent'),
  ]);
  const stands = answers.findIndex(({ data }) => data.changed.length === 1);
  const status = stands === 0 ? 'hired' : 'declined';
  expect(answers.map(({ data }) => data.stale)).toEqual(
    stands === 0 ? [[], [{ id: ids[0], status }]] : [[{ id: ids[0], status }], []],
  );
  const [kept] = await list(employer);
  expect(kept?.timeline.map((event) => event.status)).toEqual(['sent', status]);
});

test('[STAT-01][SEC-02] another employer’s application, an unknown one and one of a deleted posting: 404, and nothing changes', async () => {
  const mine = await applications(1);
  const other = await applications(1);
  for (const ids of [
    [...mine.ids, ...other.ids],
    [...mine.ids, randomUUID()],
  ]) {
    await expect(set(mine.employer, ids, 'declined')).rejects.toMatchObject({ status: 404 });
  }
  expect((await list(mine.employer)).map(({ status }) => status)).toEqual(['sent']);
  expect((await list(other.employer)).map(({ status }) => status)).toEqual(['sent']);
  await forte.call(postingRoutes.deletePosting, {
    token: mine.employer.token,
    params: { id: mine.posting.id },
  });
  await expect(set(mine.employer, mine.ids, 'declined')).rejects.toMatchObject({ status: 404 });
});

test.each([
  ['no application', { ids: [], status: 'declined' }, 'Choose at least one application'],
  [
    'too many',
    { ids: Array.from({ length: 101 }, () => randomUUID()), status: 'declined' },
    'At most 100 applications at once',
  ],
  [
    'a status that only the product sets',
    { ids: [randomUUID()], status: 'sent' },
    'Choose seen, shortlisted, declined or hired',
  ],
  [
    'a message without end',
    { ids: [randomUUID()], status: 'hired', message: 'a'.repeat(1_001) },
    'Maximum 1000 letters',
  ],
])('[STAT-01] %s is refused', async (_, body, sentence) => {
  const employer = await createEmployer(forte);
  const response = await fetch(`${forte.baseUrl}/V1/employer/application-status`, {
    method: 'POST',
    headers: { authorization: `Bearer ${employer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ Errors: [{ message: sentence }] });
});

test('[STAT-02] an answer is mailed once, to the candidate alone, with the employer’s words as text', async () => {
  const { employer, candidates, ids } = await applications(1);
  const { email } = first(candidates);
  await set(employer, ids, 'seen');
  expect(await forte.mailbox.deliver()).toEqual([]);
  await set(employer, ids, 'declined', '<b>Thank you</b> & good luck');
  const mails = (await forte.mailbox.deliver()).filter(({ to }) => to === email);
  expect(mails).toHaveLength(1);
  const mail = first(mails);
  expect(mail.subject).toBe('An answer to your application: Data Engineer');
  expect(mail.text).toContain('<b>Thank you</b> & good luck');
  expect(mail.html).toContain('&lt;b&gt;Thank you&lt;/b&gt; &amp; good luck');
  expect(mail.text).toContain('http://localhost:3000/applied-job');
  await set(employer, ids, 'declined', 'again');
  expect(await forte.mailbox.deliver()).toEqual([]);
});

test('[STAT-02] of two answers before the mail goes out only the newest is told, and none after withdrawing', async () => {
  const { employer, posting, candidates, ids } = await applications(2);
  const [changedMind, left] = candidates;
  await set(employer, ids, 'declined');
  await set(employer, ids.slice(0, 1), 'shortlisted');
  await mark(forte, left ?? first(candidates), posting.id, { isApplied: false });
  const mails = await forte.mailbox.deliver();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [changedMind?.email, 'You were shortlisted: Data Engineer'],
  ]);
});

test('[STAT-02][SEC-21] more answers than a recipient may be mailed in an hour wait, and are not lost', async () => {
  const candidate = await createEmployee(forte);
  for (let index = 0; index < 6; index += 1) {
    const employer = await createEmployer(forte);
    const { id } = await addPosting(forte, employer);
    await mark(forte, candidate, id, { isApplied: true });
    await set(employer, [(await list(employer))[0]?.id ?? ''], 'shortlisted');
  }
  expect(await forte.mailbox.deliver()).toHaveLength(5);
  forte.clock.advance(3_600_000);
  await forte.pool.query('update graphile_worker._private_jobs set run_at = now()');
  expect((await forte.mailbox.deliver()).map(({ to }) => to)).toEqual([candidate.email]);
});

test('[STAT-02] withdrawing shows on both sides until one is hired; applying again starts a new timeline', async () => {
  const { employer, posting, candidates, ids } = await applications(1);
  const candidate = first(candidates);
  await set(employer, ids, 'shortlisted');
  await mark(forte, candidate, posting.id, { isApplied: false });
  expect(await applied(candidate)).toEqual([]);
  const [withdrawn] = await applied(candidate, true);
  expect(withdrawn).toMatchObject({ id: posting.id, isApplied: false, withdrawnAt: forte.clock.now() });
  expect(withdrawn?.timeline.map(({ status }) => status)).toEqual(['sent', 'shortlisted', 'withdrawn']);
  expect(await list(employer)).toEqual([]);
  expect((await list(employer, { states: ['withdrawn'] })).map(({ id }) => id)).toEqual(ids);

  forte.clock.advance(day);
  await mark(forte, candidate, posting.id, { isApplied: true });
  const [again] = await list(employer);
  expect(again?.id).not.toBe(ids[0]);
  expect(again?.timeline.map(({ status }) => status)).toEqual(['sent']);
  expect(await list(employer, { states: ['withdrawn'] })).toEqual([]);
  expect(await applied(candidate, true)).toEqual([]);

  await set(employer, [again?.id ?? ''], 'hired');
  await expect(mark(forte, candidate, posting.id, { isApplied: false })).rejects.toMatchObject({
    status: 409,
  });
  const other = await createEmployee(forte);
  await mark(forte, other, posting.id, { isApplied: true });
  await set(employer, [first(await list(employer)).id], 'declined');
  const own = await forte.call(postingRoutes.listOwnPostings, { token: employer.token, body: {} });
  expect(own.data).toMatchObject([{ applicantCount: 2, hiredCount: 1 }]);
  expect((await list(employer)).map(({ status }) => status).sort()).toEqual(['declined', 'hired']);
});

test('[STAT-01] an answer and a withdrawal at the same instant leave one order of events', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { employer, posting, candidates, ids } = await applications(1);
    const [answer] = await Promise.all([
      set(employer, ids, 'declined'),
      mark(forte, first(candidates), posting.id, { isApplied: false }),
    ]);
    const [kept] = await list(employer, { states: ['withdrawn'] });
    const order = kept?.timeline.map(({ status }) => status);
    expect(order).toEqual(
      answer.changed.length === 1 ? ['sent', 'declined', 'withdrawn'] : ['sent', 'withdrawn'],
    );
  }
});

test('[STAT-03] how often and how fast an employer answers is shown once five applications tell it', async () => {
  const { employer, posting, candidates, ids } = await applications(6);
  const shown = async () =>
    (await browse(forte, await createEmployee(forte))).find(({ id }) => id === posting.id)?.answering ?? null;
  forte.clock.advance(2 * day);
  await set(employer, ids.slice(0, 2), 'declined');
  forte.clock.advance(2 * day);
  await set(employer, ids.slice(2, 4), 'shortlisted');
  expect(await shown()).toBeNull();
  // Two are left without an answer; one of these withdraws, and counts for nothing.
  await mark(forte, candidates[5] ?? first(candidates), posting.id, { isApplied: false });
  forte.clock.advance(5 * day);
  expect(await list(employer)).toHaveLength(5);
  forte.clock.advance(6 * day);
  await refreshAllAnswering(forte.deps.db, forte.clock.now());
  expect(await shown()).toEqual({ counted: 5, answered: 4, medianHours: 72 });
  // Another answer to the same application changes neither the number nor the time of the first.
  await set(employer, ids.slice(0, 1), 'hired');
  expect(await shown()).toEqual({ counted: 5, answered: 4, medianHours: 72 });
  forte.clock.advance(400 * day);
  await refreshAllAnswering(forte.deps.db, forte.clock.now());
  expect(await forte.deps.db.selectFrom('employerAnswering').selectAll().execute()).toEqual([]);
});

test('[STAT-03] two answers of an employer at the same time are both counted', async () => {
  const { db, now } = forte.deps;
  const { employer, ids } = await applications(2);
  const [one = '', other = ''] = ids;
  let setting: Promise<unknown> = Promise.resolve();
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('application').set({ answeredAt: now() }).where('id', '=', one).execute();
    await refreshAnswering(trx, now(), employer.id);
    setting = set(employer, [other], 'declined');
    await untilLocked(forte.pool);
  });
  await setting;
  const counted = db.selectFrom('employerAnswering').select(['counted', 'answered']);
  expect(await counted.where('employerId', '=', employer.id).execute()).toEqual([
    { counted: 2, answered: 2 },
  ]);
});
