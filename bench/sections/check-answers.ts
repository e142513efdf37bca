import { foldTerm, type SuggestibleKind } from '@forte/contract';
import type pg from 'pg';
import { countAll, findPage } from '../by-hand/candidates.queries.ts';
import { type Ranked, rankCandidates, rankPostings } from '../by-hand/matching.queries.ts';
import { findPostings } from '../by-hand/postings.queries.ts';
import { type CountedTerm, countTerms } from '../by-hand/terms.queries.ts';
import type { CandidateMix } from '../mixes/candidate-mixes.ts';
import type { PostingMix } from '../mixes/posting-mixes.ts';
import type { Check } from '../report/section.ts';
import type { CandidateAnswer } from './candidate-search.ts';
import type { JobAnswer } from './job-list.ts';
import type { RankedAnswer } from './matching.ts';
import type { SuggestionAnswer } from './suggestions.ts';

/** The product counts no further, and says `1,000+`. */
const countedAtMost = 1_000;
const capped = (total: number): number | string => (total > countedAtMost ? '1,000+' : total);

const differences = (mix: object, expected: unknown, answered: unknown): string[] =>
  JSON.stringify(expected) === JSON.stringify(answered)
    ? []
    : [`${JSON.stringify(mix)}: expected ${JSON.stringify(expected)}, was ${JSON.stringify(answered)}`];

/** Compares pages and counts with what a plain SQL finds in the tables of the profiles themselves. */
export const checkCandidates = async (db: pg.Pool, answers: readonly CandidateAnswer[]): Promise<Check> => {
  const wrong: string[] = [];
  for (const { mix, page, ids, total } of answers) {
    const expected = {
      ids: await findPage(db, mix, page),
      ...(total === undefined ? {} : { total: capped(await countAll(db, mix, countedAtMost + 1)) }),
    };
    wrong.push(...differences({ ...mix, page }, expected, total === undefined ? { ids } : { ids, total }));
  }
  return { checked: answers.length, wrong };
};

/** The same for jobs. */
export const checkJobs = async (db: pg.Pool, answers: readonly JobAnswer[]): Promise<Check> => {
  const wrong: string[] = [];
  for (const { mix, ids, total } of answers) {
    const found = await findPostings(db, mix, countedAtMost + 1);
    wrong.push(...differences(mix, { ids: found.ids, total: capped(found.total) }, { ids, total }));
  }
  return { checked: answers.length, wrong };
};

type RankedAnswers<Mix> = readonly RankedAnswer<Mix>[];

const checkRanked = async <Mix extends object>(
  answers: RankedAnswers<Mix>,
  rank: (id: string, mix: Mix) => Promise<Ranked[]>,
): Promise<Check> => {
  const wrong: string[] = [];
  for (const { id, mix, found } of answers) {
    const expected = (await rank(id, mix)).map((one) => ({ id: one.id, matchScore: one.score }));
    const answered = found.map(({ id: foundId, matchScore }) => ({ id: foundId, matchScore }));
    wrong.push(...differences({ id, ...mix }, expected, answered));
  }
  return { checked: answers.length, wrong };
};

/** Ranks everybody anew: the first 20 must be the true first 20, with their scores (MATCH-07). */
export const checkBestCandidates = (db: pg.Pool, answers: RankedAnswers<CandidateMix>): Promise<Check> =>
  checkRanked(answers, (id, mix) => rankCandidates(db, id, mix));

export const checkBestJobs = (db: pg.Pool, answers: RankedAnswers<PostingMix>): Promise<Check> =>
  checkRanked(answers, (id, mix) => rankPostings(db, id, mix));

const mostSuggested = 40;

/** Those that start with what was typed, then those that hold it; the commonest first. */
const expectedTerms = (terms: readonly CountedTerm[], text: string): CountedTerm[] => {
  const typed = foldTerm(text);
  return terms
    .map((term) => ({ term, folded: foldTerm(term.term) }))
    .filter(({ folded }) => folded.includes(typed))
    .sort(
      (a, b) =>
        Number(b.folded.startsWith(typed)) - Number(a.folded.startsWith(typed)) ||
        b.term.count - a.term.count ||
        (a.folded < b.folded ? -1 : 1),
    )
    .slice(0, mostSuggested)
    .map(({ term }) => term);
};

/** Suggested terms with their numbers, against a count of all terms in the profiles' own tables. */
export const checkSuggestions = async (db: pg.Pool, answers: readonly SuggestionAnswer[]): Promise<Check> => {
  const counted = new Map<SuggestibleKind, CountedTerm[]>();
  const wrong: string[] = [];
  for (const { typed, terms } of answers) {
    const all = counted.get(typed.kind) ?? (await countTerms(db, typed.kind));
    counted.set(typed.kind, all);
    wrong.push(...differences(typed, expectedTerms(all, typed.text), terms));
  }
  return { checked: answers.length, wrong };
};
