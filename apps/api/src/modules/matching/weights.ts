import type { MatchFactor } from '@forte/contract';

/** How much each factor counts, of 100 (MATCH-02). Why these: docs/decisions/2026-11-28-matching.md. */
export const weights: Readonly<Record<MatchFactor, number>> = {
  skills: 45,
  title: 20,
  experience: 15,
  salary: 8,
  mode: 6,
  kind: 4,
  place: 2,
};

/** The best level of an ability; it earns level / bestLevel. */
export const bestLevel = 5;

/** The share of the place that the same state and the same country earn; the same city earns all. */
export const placeShares = { state: 0.5, country: 0.25 } as const;

/** A salary earns nothing from this many tenths of the offer up. */
export const salaryCeilingTenths = 13;

/**
 * Below half there is no score: of 100 that the posting asks for, and of what it asks that the candidate states
 * (MATCH-03).
 */
export const leastShare = 0.5;
