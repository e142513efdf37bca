import { v7 as uuidv7 } from 'uuid';
import type { MatchablePosting, MatchableProfile } from '#api/modules/matching/facts.ts';
import { refreshCandidateRow } from '#api/modules/search/candidate-row.ts';
import { refreshPostingRow } from '#api/modules/search/posting-row.ts';
import type { TestApp } from '#api/testing/test-app.ts';

/** Stores a complete candidate who has what matching looks at, and nothing else. @returns the id */
export const insertCandidate = ({ deps }: TestApp, profile: MatchableProfile): Promise<string> =>
  deps.db.transaction().execute(async (trx) => {
    const id = uuidv7();
    const email = `${id}@example.com`;
    const { skills, technologies, ...columns } = profile;
    await trx
      .insertInto('account')
      .values({ id, role: 'employee', email, emailKey: email, passwordHash: '-' })
      .execute();
    await trx
      .insertInto('candidate')
      .values({
        accountId: id,
        firstName: 'A',
        lastName: 'B',
        profileStatus: 8,
        ...columns,
        preferredJobs: [...columns.preferredJobs],
        modesOfWork: [...columns.modesOfWork],
        preferredRoles: [...columns.preferredRoles],
      })
      .execute();
    for (const [position, skill] of skills.entries())
      await trx
        .insertInto('candidateSkill')
        .values({ candidateId: id, position, ...skill })
        .execute();
    for (const [position, item] of technologies.entries())
      await trx
        .insertInto('candidateTechnology')
        .values({ candidateId: id, position, ...item })
        .execute();
    await refreshCandidateRow(trx, id);
    return id;
  });

/** Stores an open posting of an employer. @returns the id */
export const insertPosting = (
  { deps }: TestApp,
  employerId: string,
  posting: MatchablePosting,
): Promise<string> =>
  deps.db.transaction().execute(async (trx) => {
    const id = uuidv7();
    await trx
      .insertInto('posting')
      .values({
        id,
        employerId,
        ...posting,
        skills: [...posting.skills],
        technologies: [...posting.technologies],
        jobTypes: [...posting.jobTypes],
        jobRoles: [...posting.jobRoles],
        experience: 'as typed',
        hiringTimeline: 'Immediate',
        hireCount: 1,
        qualification: 'MBA',
        workingHours: '40',
        benefits: [],
        description: [],
        createdAt: deps.now(),
        updatedAt: deps.now(),
      })
      .execute();
    await refreshPostingRow(trx, id);
    return id;
  });
