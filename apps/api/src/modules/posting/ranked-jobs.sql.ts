import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#api/db/connect.ts';
import { countUpTo } from '#api/db/keyset.ts';
import { inOneSnapshot } from '#api/db/snapshot.ts';
import { allOf } from '#api/db/where.ts';
import { idsOf, inRankedOrder } from '#api/modules/matching/ranking.sql.ts';
import { bestPostings } from '#api/modules/posting/best-postings.sql.ts';
import { jobCards } from '#api/modules/posting/job-cards.sql.ts';
import type { FoundJobs, JobRankQuery } from '#api/modules/posting/job-search.ts';
import { fits } from '#api/modules/posting/posting.filter.ts';
import type { FacetIds } from '#api/modules/search/facets.ts';

type Asked = JobRankQuery & { readonly ids: FacetIds };

/** Open jobs by their score for the query's candidate. */
export const rankJobs = (db: Db, asked: Asked): Promise<FoundJobs> =>
  inOneSnapshot(db, async (trx) => {
    const { candidateId, now, after, limit } = asked;
    const conditions: RawBuilder<boolean>[] = [
      sql<boolean>`posting_search.listed and posting_search.closes_at > ${now}`,
      fits(asked.filter, asked.ids),
    ];
    const ranked = await bestPostings(trx, candidateId, { after, limit, conditions });
    const total = await countUpTo(
      trx,
      trx.selectFrom('postingSearch').select('postingId').where(allOf(conditions)),
    );
    return {
      data: inRankedOrder(ranked, await jobCards(trx, { ids: idsOf(ranked), candidateId, now })),
      total,
    };
  });
