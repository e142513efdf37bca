import type { ColumnType, Generated } from 'kysely';
import type { Defaulted } from '#api/db/tables/columns.ts';

export type FacetTable = {
  id: Generated<number>;
  kind: string;
  folded: string;
  label: string;
  /** How many listed candidates have it, as of some minutes ago. */
  candidates: Defaulted<number>;
};

/** Set by a trigger: never written from here. */
type ChangedXid = ColumnType<string, never, never>;
/** Written as JSON. */
type ShownList<Item> = ColumnType<Item[], string | undefined, string>;
export type ShownSkill = { readonly name: string; readonly proficiency: number };
export type ShownTechnology = { readonly name: string; readonly years: number };

export type CandidateSearchTable = {
  candidateId: string;
  listed: boolean;
  facets: number[];
  experienceMonths: number | null;
  expectedSalary: Defaulted<number | null>;
  updatedAt: Date;
  changedXid: ChangedXid;
  derivation: Defaulted<number>;
  abilities: Defaulted<number[]>;
  titles: Defaulted<number[]>;
  salaryCurrency: Defaulted<number | null>;
  modes: Defaulted<number>;
  kinds: Defaulted<number>;
  city: Defaulted<number | null>;
  state: Defaulted<number | null>;
  country: Defaulted<number | null>;
  /** As cards show them. */
  skills: ShownList<ShownSkill>;
  technologies: ShownList<ShownTechnology>;
  /** Its place in the bits of `candidateBlock`. */
  slot: Generated<number>;
};
/** Kept by triggers on `candidateSearch`, and on `postingSearch`. */
export type BlockTable = {
  token: number;
  block: number;
  /** Bits, as text. */
  many: string | null;
  few: string | null;
};
export type PostingSearchTable = {
  postingId: string;
  listed: boolean;
  facets: number[];
  experienceMinMonths: Defaulted<number | null>;
  experienceMaxMonths: Defaulted<number | null>;
  salary: number;
  /** `Infinity` without a closing date. */
  closesAt: Defaulted<Date | number>;
  createdAt: Date;
  changedXid: ChangedXid;
  derivation: Defaulted<number>;
  wanted: Defaulted<number[]>;
  title: Defaulted<number | null>;
  salaryCurrency: Defaulted<number | null>;
  modes: Defaulted<number>;
  kinds: Defaulted<number>;
  places: Defaulted<number[]>;
  country: Defaulted<number | null>;
  /** Its place in the bits of `postingBlock`. */
  slot: Generated<number>;
};
