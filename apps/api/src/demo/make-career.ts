import type { Insertable } from 'kysely';
import type { CandidateOrganisationTable } from '#api/db/tables/candidates.ts';
import type { Random } from '#api/demo/random.ts';
import type { Family } from '#api/demo/words/families.ts';
import type { Place } from '#api/demo/words/places.ts';
import { companyFirst, companySecond } from '#api/demo/words/work.ts';

type Organisation = Omit<Insertable<CandidateOrganisationTable>, 'candidateId'>;

export type Career = {
  readonly isFresher: boolean;
  readonly months: number;
  /** The newest first. */
  readonly organisations: readonly Organisation[];
};

/** Most have a few years behind them, some many. */
const makeMonths = (random: Random): number =>
  6 + Math.floor(random.fraction() * random.fraction() * 26 * 12) + random.between(0, 11);

const rankOf = (years: number): string =>
  years < 2 ? 'Junior ' : years < 6 ? '' : years < 11 ? 'Senior ' : 'Lead ';

export const companyName = (random: Random): string =>
  `${random.pick(companyFirst)} ${random.pick(companySecond)}`;

const monthBefore = (now: Date, months: number) => {
  const count = now.getUTCFullYear() * 12 + now.getUTCMonth() - months;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
};

/** A working life up to now: jobs one after the other, the last one mostly lasting still. */
export const makeCareer = (random: Random, family: Family, place: Place, now: Date): Career => {
  if (random.chance(0.08)) return { isFresher: true, months: 0, organisations: [] };
  const months = makeMonths(random);
  const count = Math.min(4, 1 + Math.floor(months / 40) + random.between(0, 1));
  const isCurrent = random.chance(0.8);
  const organisations: Organisation[] = [];
  const gap = isCurrent ? 0 : random.between(1, 4);
  let end = gap;
  for (let position = 0; position < count; position += 1) {
    const left = months + gap - end;
    const length = position === count - 1 ? left : Math.max(1, Math.floor(left / (count - position)));
    const [from, to] = [monthBefore(now, end + length), monthBefore(now, end)];
    const lasts = position === 0 && isCurrent;
    organisations.push({
      position,
      role: rankOf((months + gap - end - length) / 12) + random.pick(family.titles),
      organisation: companyName(random),
      location: random.pickSkewed(place.cities).name,
      workType: random.chance(0.8) ? 2 : random.chance(0.75) ? 3 : 1,
      startYear: from.year,
      startMonth: from.month,
      endYear: lasts ? null : to.year,
      endMonth: lasts ? null : to.month,
      isCurrent: lasts,
    });
    end += length;
  }
  return { isFresher: false, months, organisations };
};
