import { sql } from 'kysely';
import type { Db } from '#api/db/connect.ts';

/** The employer's own card with the counts of what needs its attention (SUB-02). */
export const readOverview = (db: Db, employerId: string, now: Date) =>
  db
    .with('own', (cte) =>
      cte
        .selectFrom('posting')
        .innerJoin('postingSearch', 'postingSearch.postingId', 'posting.id')
        .select(['posting.id', sql<boolean>`listed and closes_at > ${now}`.as('isOpen')])
        .where('posting.employerId', '=', employerId)
        .where('posting.deletedAt', 'is', null),
    )
    .with('received', (cte) =>
      cte
        .selectFrom('application')
        .innerJoin('own', 'own.id', 'application.postingId')
        .select('application.status')
        .where('application.withdrawnAt', 'is', null),
    )
    .selectFrom('employer')
    .innerJoin('account', 'account.id', 'employer.accountId')
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
      sql<number>`(select count(*)::int from received)`.as('applications'),
      sql<number>`(select count(*)::int from received where status = 'sent')`.as('unseenApplications'),
      sql<number>`(select count(*)::int from received where status in ('declined', 'hired'))`.as(
        'decidedApplications',
      ),
    ])
    .where('employer.accountId', '=', employerId)
    .executeTakeFirstOrThrow();
