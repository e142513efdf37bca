import { type SuggestibleKind, searchRoutes } from '@forte/contract';
import { createRandom } from '../../apps/api/src/demo/random.ts';
import type { Section } from '../report/section.ts';
import type { Bench } from '../run/context.ts';
import { load, sendAll } from '../run/load.ts';

const seed = 20_261_130;
const count = 300;
const kinds: readonly SuggestibleKind[] = ['skill', 'technology', 'city', 'job', 'state'];

/** Words that somebody types, at every length: the first letters of terms that are there. */
const typedTexts = async ({ db }: Bench) => {
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

/** What is suggested while an employer types a skill, a technology, a city, a title or a state. */
export const measureSuggestions = async (bench: Bench): Promise<Section> => {
  const shots = (await typedTexts(bench)).map((body) =>
    bench.shot(searchRoutes.suggestTerms, body, bench.employer.token),
  );
  await sendAll(shots, 1, () => undefined);
  const measured = await load(shots, { connections: 1, rounds: bench.effort.rounds }, bench.target);
  return {
    title: 'Suggestions while typing',
    rows: [{ what: 'the terms that hold what was typed', measured, limits: { p95: 10 } }],
  };
};
