import type { MatchFactor } from '@forte/contract';
import { matchFactors } from '@forte/contract';
import { type CandidateFacts, type PostingFacts, remoteBit } from '#api/modules/matching/facts.ts';
import {
  bestLevel,
  leastShare,
  placeShares,
  salaryCeilingTenths,
  weights,
} from '#api/modules/matching/weights.ts';

/** One factor of one pair: whether the posting asks, whether the candidate states, and what that earns of the weight. */
export type FactorScore = {
  readonly factor: MatchFactor;
  readonly isAsked: boolean;
  readonly isKnown: boolean;
  readonly points: number;
};

export type PairScore = {
  readonly factors: readonly FactorScore[];
  readonly askedWeight: number;
  readonly knownWeight: number;
  readonly points: number;
  /** Null while there is not enough to compare. */
  readonly score: number | null;
};

type Judged = Omit<FactorScore, 'factor'>;
/** A weight times a fraction, in this order: the SQL of `score.sql.ts` has the same, down to the last bit. */
const earned = (factor: MatchFactor, numerator: number, denominator: number): number =>
  (weights[factor] * numerator) / denominator;

const skills = ({ levels }: CandidateFacts, { wanted }: PostingFacts): Judged => ({
  isAsked: wanted.length > 0,
  isKnown: levels.size > 0,
  points:
    wanted.length === 0
      ? 0
      : earned(
          'skills',
          wanted.reduce((sum, key) => sum + (levels.get(key) ?? 0), 0),
          bestLevel * wanted.length,
        ),
});

const title = ({ titles }: CandidateFacts, posting: PostingFacts): Judged => ({
  isAsked: posting.title !== '',
  isKnown: titles.length > 0,
  points: titles.includes(posting.title) ? weights.title : 0,
});

const experience = ({ experienceMonths: months }: CandidateFacts, posting: PostingFacts): Judged => {
  const least = posting.experienceMinMonths;
  const isKnown = months !== null;
  if (least === null || months === null) return { isAsked: least !== null, isKnown, points: 0 };
  return {
    isAsked: true,
    isKnown,
    points: months >= least ? weights.experience : earned('experience', months, least),
  };
};

/** All up to the offer, falling in a line to nothing at 1.3 times it: (1.3 offer - expected) / 0.3 offer. */
const salary = ({ salary: expected, currency }: CandidateFacts, posting: PostingFacts): Judged => {
  const offer = posting.salary;
  const isAsked = offer > 0;
  if (!isAsked || expected === null || currency !== posting.currency)
    return { isAsked, isKnown: false, points: 0 };
  if (expected <= offer) return { isAsked, isKnown: true, points: weights.salary };
  const above = salaryCeilingTenths * offer - 10 * expected;
  return {
    isAsked,
    isKnown: true,
    points: above <= 0 ? 0 : earned('salary', above, (salaryCeilingTenths - 10) * offer),
  };
};

const shared = (factor: MatchFactor, stated: number, wanted: number): Judged => ({
  isAsked: wanted !== 0,
  isKnown: stated !== 0,
  points: (stated & wanted) !== 0 ? weights[factor] : 0,
});

const isRemote = (candidate: CandidateFacts, posting: PostingFacts): boolean =>
  (candidate.modes & posting.modes & remoteBit) !== 0;

/** A city or state counts only where the countries don't differ: London, Ontario is not London, England. */
const placeShare = (candidate: CandidateFacts, posting: PostingFacts): number => {
  if (isRemote(candidate, posting)) return 1;
  const sharesCountry =
    posting.country === ''
      ? posting.places.includes(candidate.country)
      : posting.country === candidate.country;
  if (posting.country !== '' && candidate.country !== '' && !sharesCountry) return 0;
  if (posting.places.includes(candidate.city)) return 1;
  if (posting.places.includes(candidate.state)) return placeShares.state;
  return sharesCountry ? placeShares.country : 0;
};

const place = (candidate: CandidateFacts, posting: PostingFacts): Judged => ({
  isAsked: posting.places.length > 0 || posting.country !== '',
  isKnown:
    isRemote(candidate, posting) ||
    candidate.city !== '' ||
    candidate.state !== '' ||
    candidate.country !== '',
  points: earned('place', placeShare(candidate, posting), 1),
});

const judges: Readonly<Record<MatchFactor, (candidate: CandidateFacts, posting: PostingFacts) => Judged>> = {
  skills,
  title,
  experience,
  salary,
  mode: (candidate, posting) => shared('mode', candidate.modes, posting.modes),
  kind: (candidate, posting) => shared('kind', candidate.kinds, posting.kinds),
  place,
};

/** Binary fractions miss a half by some 1e-14; so little more than a half is a half, and rounds up. */
export const halfUp = 0.5 + 1e-9;

const total = (factors: readonly FactorScore[], of: (factor: FactorScore) => number): number =>
  factors.reduce((sum, factor) => sum + of(factor), 0);

/** The score of a pair (MATCH-02, MATCH-03). `score.sql.ts` says the same in SQL; a test holds the two equal. */
export const scorePair = (candidate: CandidateFacts, posting: PostingFacts): PairScore => {
  const factors = matchFactors.map((factor) => ({ factor, ...judges[factor](candidate, posting) }));
  const askedWeight = total(factors, ({ factor, isAsked }) => (isAsked ? weights[factor] : 0));
  const knownWeight = total(factors, ({ factor, isAsked, isKnown }) =>
    isAsked && isKnown ? weights[factor] : 0,
  );
  const points = total(factors, (factor) => factor.points);
  const isEnough = askedWeight >= 100 * leastShare && knownWeight >= askedWeight * leastShare;
  return {
    factors,
    askedWeight,
    knownWeight,
    points,
    score: isEnough ? Math.floor((100 * points) / askedWeight + halfUp) : null,
  };
};
