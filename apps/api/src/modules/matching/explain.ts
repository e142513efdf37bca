import { abilityKey, type FactorReason, type MatchReasons } from '@forte/contract';
import {
  candidateFacts,
  type MatchablePosting,
  type MatchableProfile,
  postingFacts,
} from '#api/modules/matching/facts.ts';
import { type FactorScore, scorePair } from '#api/modules/matching/score.ts';
import { weights } from '#api/modules/matching/weights.ts';

const stateOf = ({ factor, isAsked, isKnown, points }: FactorScore): FactorReason['state'] => {
  if (!isAsked) return 'not-asked';
  if (!isKnown) return 'unknown';
  if (points === weights[factor]) return 'matched';
  return points > 0 ? 'partly' : 'missing';
};

/** Each wanted ability under the first name that the posting gives it. */
const abilitiesOf = (posting: MatchablePosting, levels: ReadonlyMap<string, number>) => {
  const names = new Map<string, string>();
  for (const name of [...posting.technologies, ...posting.skills]) {
    const key = abilityKey(name);
    if (key !== '' && !names.has(key)) names.set(key, name);
  }
  return [...names].map(([key, name]) => ({ name, level: levels.get(key) ?? 0 }));
};

type Posting = MatchablePosting & { readonly experience: string };

/** The score of a pair and its reasons (MATCH-04): what each factor adds, what was asked and what is stated. */
export const explainPair = (profile: MatchableProfile, posting: Posting): MatchReasons => {
  const candidate = candidateFacts(profile);
  const { factors, ...sums } = scorePair(candidate, postingFacts(posting));
  return {
    ...sums,
    factors: factors.map((factor) => ({
      factor: factor.factor,
      state: stateOf(factor),
      weight: weights[factor.factor],
      points: factor.points,
    })),
    abilities: abilitiesOf(posting, candidate.levels),
    wanted: {
      title: posting.jobTitle,
      experience: posting.experience,
      salary: posting.salary,
      currency: posting.currency,
      modes: [...posting.jobTypes],
      kinds: [...posting.jobRoles],
      location: posting.location,
      country: posting.country,
    },
    stated: {
      titles: [...profile.preferredJobs],
      experienceMonths: candidate.experienceMonths,
      salary: profile.expectedSalary,
      currency: profile.expectedSalaryCurrency,
      modes: [...profile.modesOfWork],
      kinds: [...profile.preferredRoles],
      city: profile.city,
      state: profile.state,
      country: profile.country,
    },
  };
};
