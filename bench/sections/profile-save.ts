import { type BodyOf, profileRoutes } from '@forte/contract';
import type { Section } from '../report/section.ts';
import type { Bench } from '../run/context.ts';
import { keepSending, load, type Shot } from '../run/load.ts';

type Skills = BodyOf<typeof profileRoutes.editSkillDetails>;
type Saver = { readonly id: string } & Pick<Skills, 'skills' | 'languages'>;

/** Some candidates and what their profiles say, each proficiency a step on. */
const findSavers = async ({ db, effort }: Bench): Promise<Saver[]> => {
  const { rows } = await db.query<Saver>(
    `select account_id as id,
      (select json_agg(json_build_object('name', name, 'proficiency', proficiency % 5 + 1) order by position)
        from candidate_skill where candidate_id = account_id) as skills,
      (select coalesce(json_agg(json_build_object('name', name, 'read', reads, 'write', writes, 'speak', speaks)
        order by position), '[]') from candidate_language where candidate_id = account_id) as languages
    from candidate where profile_status >= 8 order by md5(account_id::text) limit $1`,
    [effort.saves],
  );
  return rows;
};

/** A candidate saves the step of skills, the search row included, while eight clients search. Changes the data. */
export const measureProfileSave = async (bench: Bench, searches: readonly Shot[]): Promise<Section> => {
  const savers = await findSavers(bench);
  const shots: Shot[] = [];
  for (const { id, ...lists } of savers) {
    const { token } = await bench.logIn(id);
    shots.push(bench.shot(profileRoutes.editSkillDetails, lists, token));
  }
  const third = Math.floor(shots.length / 3);
  // A server is measured that has been running, as elsewhere: its first saves meet code that is not compiled yet.
  await load(shots.slice(0, third), { connections: 1 }, bench.target);
  const alone = await load(shots.slice(third, 2 * third), { connections: 1 }, bench.target);
  const searching = keepSending(searches, 8);
  const beside = await load(shots.slice(2 * third), { connections: 1 }, bench.target);
  await searching.stop();
  return {
    title: 'Saving a profile',
    notes: [
      'Each save is another candidate: all skills and languages are written anew, and the search row with them.',
      'Memory and processor time of the second row are those of the searches too.',
    ],
    rows: [
      { what: 'a save, nobody else there', measured: alone },
      { what: 'a save while 8 clients search', measured: beside, limits: { p95: 15 } },
    ],
  };
};
