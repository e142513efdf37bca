import { sql } from 'kysely';
import type { Db } from '#api/db/connect.ts';

/** The employer's own card with the counts of what needs its attention (SUB-02). */
export const readOverview = (db: Db, employerId: string, now: Date) =>
  db
    .with('own', (cte) =>
      cte
        .selectFrom('posting')
        .innerJoin('postingSearch', 'postingSearch.postingId', 'posting.id')
        .select(sql<boolean>`listed and closes_at > ${now}`.as('isOpen'))
        .where('posting.employerId', '=', employerId)
        .where('posting.deletedAt', 'is', null),
    )
    .with('received', (cte) =>
      cte
        .selectFrom('application')
        .innerJoin('posting', 'posting.id', 'application.postingId')
        .select([
          sql<number>`count(*)::int`.as('applications'),
          sql<number>`count(*) filter (where status = 'sent')::int`.as('unseenApplications'),
          sql<number>`count(*) filter (where status in ('declined', 'hired'))::int`.as('decidedApplications'),
        ])
        .where('application.employerId', '=', employerId)
        .where('application.withdrawnAt', 'is', null)
        .where('posting.deletedAt', 'is', null),
    )
    .selectFrom('employer')
    .innerJoin('account', 'account.id', 'employer.accountId')
    .crossJoin('received')
    .select([
      'employer.company',
      'employer.category',
      'employer.designation',
      'employer.firstName',
      'employer.lastName',
      'account.email',
      'employer.mobile',
      'employer.address',
      'account.createdAt as memberSince',
      sql<number>`(select count(*)::int from own where is_open)`.as('openPostings'),
      sql<number>`(select count(*)::int from own where not is_open)`.as('closedPostings'),
      'received.applications',
      'received.unseenApplications',
      'received.decidedApplications',
    ])
    .where('employer.accountId', '=', employerId)
    .executeTakeFirstOrThrow();
