import { sql } from 'kysely';
import type { Db } from '#api/db/connect.ts';
import { cappedTotal, countUpTo } from '#api/db/keyset.ts';
import { allOf, type Condition, type Ranked } from '#api/modules/matching/ranking.sql.ts';
import { bestCandidates, rankAll, readRankedPosting } from '#api/modules/search/best-candidates.sql.ts';
import { findInBlocks } from '#api/modules/search/candidate-blocks.sql.ts';
import { cardsById } from '#api/modules/search/candidate-cards.sql.ts';
import { fits, isShortlisted, type WithTerms } from '#api/modules/search/candidate-fits.sql.ts';
import type { FoundCandidates, RankQuery } from '#api/modules/search/candidate-search.ts';
import { wantedTokens } from '#api/modules/search/candidate-tokens.ts';
import type { FrequencyOf } from '#api/modules/search/facet-frequency.ts';

type Asked = RankQuery & WithTerms;

/** So few are scored one by one; more are not worth it, since most of them can't come before the others. */
const fewToScore = 10_000;

const isListed = sql<boolean>`listed`;

/** Who fits: their condition, whether they are few, and how many there are. */
const whoFits = async (db: Db, asked: Asked) => {
  const { shortlistOf } = asked.filter;
  const count = (conditions: readonly Condition[]) =>
    countUpTo(db, db.selectFrom('candidateSearch').select('candidateId').where(allOf(conditions)));
  if (shortlistOf !== undefined) {
    const conditions = [isListed, fits(asked), isShortlisted(shortlistOf)];
    return { conditions, areFew: true, total: await count(conditions) };
  }
  const { certain, slots } = await findInBlocks(db, wantedTokens(asked.filter, asked.ids), fewToScore);
  if (slots === null)
    return { conditions: [isListed, fits(asked)], areFew: false, total: cappedTotal(certain) };
  const conditions = [isListed, sql<boolean>`slot = any (${slots}::int4[])`, fits(asked)];
  return { conditions, areFew: true, total: await count(conditions) };
};

const withCards = async (db: Db, ranked: readonly Ranked[], asked: Asked) => {
  const cards = await cardsById(
    db,
    ranked.map(({ id }) => id),
    asked,
  );
  const byId = new Map(cards.map((card) => [card.positionId, card]));
  return ranked.flatMap(({ id, rank }) => {
    const card = byId.get(id);
    return card === undefined ? [] : [{ ...card, positionAt: String(rank) }];
  });
};

/**
 * Candidates by their score for the query's posting.
 * @returns nobody when there is no such posting
 */
export const rankCandidates = async (
  db: Db,
  asked: Asked,
  frequencyOf: FrequencyOf,
): Promise<FoundCandidates> => {
  const posting = await readRankedPosting(db, asked.postingId, frequencyOf);
  if (posting === undefined) return { data: [], total: 0 };
  const { conditions, areFew, total } = await whoFits(db, asked);
  const query = { posting, conditions, after: asked.after, limit: asked.limit };
  const ranked = await (areFew ? rankAll(db, query) : bestCandidates(db, query));
  return { data: await withCards(db, ranked, asked), total };
};
