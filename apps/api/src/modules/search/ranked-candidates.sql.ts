import { type RawBuilder, sql } from 'kysely';
import type { Db, Queryable } from '#api/db/connect.ts';
import { cappedTotal, countUpTo } from '#api/db/keyset.ts';
import { inOneSnapshot } from '#api/db/snapshot.ts';
import { allOf } from '#api/db/where.ts';
import { idsOf, inRankedOrder } from '#api/modules/matching/ranking.sql.ts';
import { bestCandidates, rankAll, readRankedPosting } from '#api/modules/search/best-candidates.sql.ts';
import { findInBlocks } from '#api/modules/search/candidate-blocks.sql.ts';
import { cardsById } from '#api/modules/search/candidate-cards.sql.ts';
import {
  fits,
  inRanges,
  isShortlisted,
  splitCommon,
  type WithTerms,
} from '#api/modules/search/candidate-fits.sql.ts';
import type { FoundCandidates, RankQuery } from '#api/modules/search/candidate-search.ts';
import { wantedTokens } from '#api/modules/search/candidate-tokens.ts';
import type { FrequencyOf } from '#api/modules/search/facet-frequency.ts';

type Asked = RankQuery & WithTerms;

/** So few are scored one by one; more are not worth it, since most of them can't come before the others. */
const fewToScore = 10_000;

const isListed = sql<boolean>`listed`;

/** Who fits: their condition, what of it is asked of the best rows only, whether they are few, and how many there are. */
const whoFits = async (db: Queryable, asked: Asked, frequencyOf: FrequencyOf) => {
  const { shortlistOf } = asked.filter;
  const areFew = async (conditions: readonly RawBuilder<boolean>[]) => {
    const matches = db.selectFrom('candidateSearch').select('candidateId').where(allOf(conditions));
    return { conditions, late: [], areFew: true, total: await countUpTo(db, matches) };
  };
  if (shortlistOf !== undefined) return areFew([isListed, fits(asked), isShortlisted(shortlistOf)]);
  const { certain, slots } = await findInBlocks(db, wantedTokens(asked.filter, asked.ids), fewToScore);
  // Of one snapshot with the bits: their terms need no second look.
  if (slots !== null)
    return areFew([isListed, sql<boolean>`slot = any (${slots}::int4[])`, ...inRanges(asked.filter)]);
  const { rarer, common } = splitCommon(asked, frequencyOf);
  return { conditions: [isListed, rarer], late: common, areFew: false, total: cappedTotal(certain) };
};

/**
 * Candidates by their score for the query's posting.
 * @returns nobody when there is no such posting
 */
export const rankCandidates = (db: Db, asked: Asked, frequencyOf: FrequencyOf): Promise<FoundCandidates> =>
  inOneSnapshot(db, async (trx) => {
    const posting = await readRankedPosting(trx, asked.postingId, frequencyOf);
    if (posting === undefined) return { data: [], total: 0 };
    const { areFew, total, ...conditions } = await whoFits(trx, asked, frequencyOf);
    const query = { ...conditions, posting, after: asked.after, limit: asked.limit };
    const ranked = await (areFew ? rankAll(trx, query) : bestCandidates(trx, query));
    return { data: inRankedOrder(ranked, await cardsById(trx, idsOf(ranked), asked)), total };
  });
