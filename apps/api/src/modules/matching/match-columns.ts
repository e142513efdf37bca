import { abilityKey, foldTerm } from '@forte/contract';
import type { CandidateFacts, PostingFacts } from '#api/modules/matching/facts.ts';
import { bestLevel } from '#api/modules/matching/weights.ts';

/** The terms of the dictionary that matching compares by id. */
export type MatchTerm = { readonly kind: 'ability' | 'job' | 'currency' | 'place'; readonly text: string };
/** The dictionary's id of a term. */
export type IdOf = (term: MatchTerm) => number | null;

const of = (kind: MatchTerm['kind'], texts: readonly string[]): MatchTerm[] =>
  texts.filter((text) => text !== '').map((text) => ({ kind, text }));

export const candidateMatchTerms = ({ levels, titles, currency, city, state, country }: CandidateFacts) => [
  ...of('ability', [...levels.keys()]),
  ...of('job', titles),
  ...of('currency', [currency]),
  ...of('place', [city, state, country]),
];

export const postingMatchTerms = ({ wanted, title, currency, places, country }: PostingFacts) => [
  ...of('ability', wanted),
  ...of('job', [title]),
  ...of('currency', [currency]),
  ...of('place', [...places, country]),
];

/** The terms of names of skills, technologies and places that many rows share: for loading them at once. */
export const sharedMatchTerms = (abilities: readonly string[], places: readonly string[]): MatchTerm[] => [
  ...of('ability', abilities.map(abilityKey)),
  ...of('place', places.map(foldTerm)),
];

const idsOf = (idOf: IdOf, terms: readonly MatchTerm[]): number[] =>
  terms.map(idOf).filter((id) => id !== null);
const idIn = (idOf: IdOf, kind: MatchTerm['kind'], text: string): number | null =>
  text === '' ? null : idOf({ kind, text });

/** Room for the levels of an ability in one int: the ability's id times this, and the level. */
const levelRoom = 8;
/** A token for each level up to the given one: those that a candidate and a posting share are levels earned. */
const tokensUpTo = (id: number, level: number): number[] =>
  Array.from({ length: level }, (_, lower) => id * levelRoom + lower + 1);

const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** The columns of a candidate's search row that a score reads, but for those that the search has as well. */
export const candidateMatchColumns = (facts: CandidateFacts, idOf: IdOf) => ({
  abilities: ascending(
    [...facts.levels].flatMap(([text, level]) => {
      const id = idOf({ kind: 'ability', text });
      return id === null ? [] : tokensUpTo(id, level);
    }),
  ),
  titles: idsOf(idOf, of('job', facts.titles)),
  salaryCurrency: idIn(idOf, 'currency', facts.currency),
  modes: facts.modes,
  kinds: facts.kinds,
  city: idIn(idOf, 'place', facts.city),
  state: idIn(idOf, 'place', facts.state),
  country: idIn(idOf, 'place', facts.country),
});

export const postingMatchColumns = (facts: PostingFacts, idOf: IdOf) => ({
  wanted: ascending(idsOf(idOf, of('ability', facts.wanted)).flatMap((id) => tokensUpTo(id, bestLevel))),
  title: idIn(idOf, 'job', facts.title),
  salaryCurrency: idIn(idOf, 'currency', facts.currency),
  modes: facts.modes,
  kinds: facts.kinds,
  places: idsOf(idOf, of('place', facts.places)),
  country: idIn(idOf, 'place', facts.country),
});

/** The abilities of a row's tokens, each with its highest level. */
export const abilityLevels = (tokens: readonly number[]): ReadonlyMap<number, number> => {
  const levels = new Map<number, number>();
  for (const token of tokens) {
    const id = Math.floor(token / levelRoom);
    levels.set(id, Math.max(token % levelRoom, levels.get(id) ?? 0));
  }
  return levels;
};
export const abilityIds = (tokens: readonly number[]): number[] => [...abilityLevels(tokens).keys()];
