import type { Db } from '#api/db/connect.ts';
import { inOneSnapshot } from '#api/db/snapshot.ts';
import { idsOf, inRankedOrder } from '#api/modules/matching/ranking.sql.ts';
import { bestPostings } from '#api/modules/posting/best-postings.sql.ts';
import { cardsById } from '#api/modules/posting/job-cards.sql.ts';
import type { FoundJobs, JobRankQuery } from '#api/modules/posting/job-search.ts';
import type { FacetIds } from '#api/modules/search/facets.ts';

type Asked = JobRankQuery & { readonly ids: FacetIds };

/** Open jobs by their score for the query's candidate, all of one moment: the bits are those of the rows. */
export const rankJobs = (db: Db, asked: Asked): Promise<FoundJobs> =>
  inOneSnapshot(db, async (trx) => {
    const { candidateId, now } = asked;
    const { ranked, total } = await bestPostings(trx, candidateId, asked);
    const cards = await cardsById(trx, idsOf(ranked), { candidateId, now });
    return { data: inRankedOrder(ranked, cards), total };
  });
