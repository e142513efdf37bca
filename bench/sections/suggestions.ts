import { type SuggestibleKind, searchRoutes } from '@forte/contract';
import * as z from 'zod/mini';
import { createRandom } from '../../apps/api/src/demo/random.ts';
import type { CountedTerm } from '../by-hand/terms.queries.ts';
import type { Section } from '../report/section.ts';
import type { Bench } from '../run/context.ts';
import { load, sendAll } from '../run/load.ts';

const seed = 20_261_130;
const count = 300;
const kinds: readonly SuggestibleKind[] = ['skill', 'technology', 'city', 'job', 'state'];

type Typed = { readonly kind: SuggestibleKind; readonly text: string };
/** What was suggested for a text. */
export type SuggestionAnswer = { readonly typed: Typed; readonly terms: readonly CountedTerm[] };

/** Words that somebody types, at every length: the first letters of terms that are there. */
const typedTexts = async ({ db }: Bench): Promise<Typed[]> => {
  const random = createRandom(seed, 1);
  const { rows } = await db.query<{ kind: SuggestibleKind; folded: string }>(
    'select kind, folded from facet where kind = any($1::text[]) order by kind, folded',
    [kinds],
  );
  return Array.from({ length: count }, () => {
    const { kind, folded } = random.pick(rows);
    return { kind, text: folded.slice(0, random.between(0, 8)).trim() };
  });
};

const answer = z.object({ Data: z.array(z.object({ term: z.string(), count: z.int() })) });

/** What is suggested while an employer types a skill, a technology, a city, a title or a state. */
export const measureSuggestions = async (
  bench: Bench,
): Promise<{ readonly section: Section; readonly answers: readonly SuggestionAnswer[] }> => {
  const typed = await typedTexts(bench);
  const shots = typed.map((body) => bench.shot(searchRoutes.suggestTerms, body, bench.employer.token));
  const answers: SuggestionAnswer[] = [];
  await sendAll(shots, 1, (index, text) => {
    answers[index] = { typed: typed[index] as Typed, terms: z.parse(answer, JSON.parse(text)).Data }; // in bounds
  });
  const measured = await load(shots, { connections: 1, rounds: bench.effort.rounds }, bench.target);
  return {
    answers,
    section: {
      title: 'Suggestions while typing',
      rows: [{ what: 'the terms that hold what was typed', measured, limits: { p95: 10 } }],
    },
  };
};
