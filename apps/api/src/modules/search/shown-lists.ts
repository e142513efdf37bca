import type { ShownSkill, ShownTechnology } from '#api/db/tables/search.ts';

/** What a card shows of a candidate's lists, as the search row keeps it: the best skills first, ties as the candidate has them. */
export const shownLists = (
  skills: readonly ShownSkill[],
  technologies: readonly ShownTechnology[],
): { readonly skills: string; readonly technologies: string } => ({
  skills: JSON.stringify(
    skills
      .map(({ name, proficiency }) => ({ name, proficiency }))
      .sort((a, b) => b.proficiency - a.proficiency),
  ),
  technologies: JSON.stringify(technologies.map(({ name, years }) => ({ name, years }))),
});
