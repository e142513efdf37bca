import * as z from 'zod/mini';
import { noDoubles } from './profile-values.ts';
import { numberBetween, requiredText } from './text.ts';

/** One skill, in our words: proficiency 1 Beginner to 5 Expert (PROF-06). */
export const skillFields = {
  name: requiredText('Skill', 60),
  proficiency: numberBetween('Proficiency', 1, 5),
};

const flag = z._default(z.boolean({ error: 'Answer yes or no' }), false);

export const language = z.strictObject({
  name: requiredText('Language', 60),
  read: flag,
  write: flag,
  speak: flag,
});

/** 1 to 50 skills, none twice. The entries differ between a form and the wire, the rules for the list do not. */
export const skillList = <Item extends z.ZodMiniType<{ name: string; proficiency: number }>>(item: Item) =>
  z
    .array(item, { error: 'Skill is required' })
    .check(
      z.minLength(1, { error: 'Skill is required' }),
      z.maxLength(50, { error: 'At most 50 entries' }),
      noDoubles<{ name: string; proficiency: number }>('name', 'Skill'),
    );

/** Skills and languages (PROF-06), in our words. */
export const skillDetailFields = {
  skills: skillList(z.strictObject(skillFields)),
  languages: z._default(
    z
      .array(language, { error: 'Enter a list' })
      .check(z.maxLength(20, { error: 'At most 20 entries' }), noDoubles('name', 'Language')),
    [],
  ),
};
