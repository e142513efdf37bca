import type { jobTitles } from '@forte/contract';
import { dataFamilies } from './families-data.ts';
import { platformFamilies } from './families-platform.ts';
import { softwareFamilies } from './families-software.ts';

/** What people of one line of work know, do and earn. The commoner stands first in each list. */
export type Family = {
  readonly titles: readonly (typeof jobTitles)[number][];
  readonly skills: readonly string[];
  readonly technologies: readonly string[];
  /** A year's pay in dollars of somebody with five years of it in the United States. */
  readonly pay: number;
  readonly certificates: readonly (readonly [name: string, organisation: string])[];
  /** What such a person does, for the text about them. */
  readonly does: string;
};

/** The likelier first. */
export const families: readonly Family[] = [...platformFamilies, ...softwareFamilies, ...dataFamilies];

/** What people of every line of work may name. */
export const generalSkills =
  'Agile|Communication|Scrum|Problem Solving|Git|Leadership|Mentoring|Jira|Documentation|Stakeholder Management|Code Review|Public Speaking|Technical Writing|Confluence|Kanban|Time Management|Teamwork|Client Management|Estimation|Negotiation'.split(
    '|',
  );
