import type { Availability } from '@forte/contract';
import { sql } from 'kysely';

/** Whether a posting takes applications at a moment (JOB-09). */
const availabilityAt = (now: Date) =>
  sql<Availability>`case
    when posting.deleted_at is not null then 'deleted'
    when posting.closed_at is not null or posting_search.closes_at <= ${now} then 'closed'
    else 'open' end`;

/** What the contract's posting shapes have in common, over posting joined with its search row and its employer. */
export const postingColumns = (now: Date) =>
  [
    'posting.id',
    'posting.id as postingId',
    'posting.employerId',
    'employer.company',
    sql<number>`case employer.category when 'Company' then 1 else 2 end`.as('categoryId'),
    'posting.jobTitle',
    'posting.jobTypes',
    'posting.jobRoles',
    'posting.experience',
    sql<number | null>`round(posting.experience_min_months / 12.0, 1)::float8`.as('experienceYears'),
    'posting.salary',
    'posting.currency',
    'posting.hiringTimeline',
    'posting.hireCount',
    'posting.country',
    'posting.location',
    'posting.closesOn',
    'posting.timeZone',
    'posting.qualification',
    'posting.workingHours',
    'posting.technologies',
    'posting.skills',
    'posting.benefits',
    'posting.description',
    sql<string | null>`null::text`.as('profile'),
    availabilityAt(now).as('availability'),
    'posting.createdAt',
    'posting.updatedAt',
  ] as const;
