import * as z from 'zod/mini';

/** What a match is made of, in the order in which it is told (MATCH-02). */
export const matchFactors = ['skills', 'title', 'experience', 'salary', 'mode', 'kind', 'place'] as const;
export const matchFactor = z.enum(matchFactors);
export type MatchFactor = z.output<typeof matchFactor>;

/**
 * How well a candidate and a posting match, as a card shows it: 0 to 100, or null while there is not enough to compare
 * (MATCH-03).
 */
export const matchScore = z.nullable(z.int());

/** One factor and what it adds (MATCH-04). */
const factorReason = z.object({
  factor: matchFactor,
  /**
   * `matched` earns all its points, `partly` some, `missing` none; `unknown`: the candidate left it open; `not-asked`:
   * the posting did, so it counts on neither side.
   */
  state: z.enum(['matched', 'partly', 'missing', 'unknown', 'not-asked']),
  /** Of 100 for all factors together. */
  weight: z.number(),
  /** Of `weight`. */
  points: z.number(),
});
export type FactorReason = z.output<typeof factorReason>;

const texts = z.array(z.string());

/** A score opened into its reasons, the same for both sides. */
export const matchReasons = z.object({
  score: matchScore,
  /** Weights of the factors that the posting asks for, that of them which the candidate states, and the points earned. */
  askedWeight: z.number(),
  knownWeight: z.number(),
  points: z.number(),
  /** All factors, in order. */
  factors: z.array(factorReason),
  /** Each wanted skill or technology as the posting writes it, and the candidate's level: 0 without it, else 1 to 5. */
  abilities: z.array(z.object({ name: z.string(), level: z.int() })),
  /** What the posting asks for beside abilities, by factor: as both sides see it in the posting. */
  wanted: z.object({
    title: z.string(),
    experience: z.string(),
    salary: z.number(),
    currency: z.string(),
    modes: texts,
    kinds: texts,
    location: z.string(),
    country: z.string(),
  }),
  /** What the candidate states. */
  stated: z.object({
    titles: texts,
    /** Null when left open; 0 for a fresher. */
    experienceMonths: z.nullable(z.int()),
    salary: z.nullable(z.number()),
    currency: z.string(),
    modes: texts,
    kinds: texts,
    city: z.string(),
    state: z.string(),
    country: z.string(),
  }),
});
export type MatchReasons = z.output<typeof matchReasons>;
