/** One job as months: both its first and last month count. */
export type WorkPeriod = {
  readonly startYear: number | null;
  readonly startMonth: number | null;
  readonly endYear: number | null;
  readonly endMonth: number | null;
  readonly isCurrentlyWorking: boolean | null;
};

/** A month as a number that can be compared and counted; no day, so no time zone can move it. */
const monthNumber = (year: number, month: number): number => year * 12 + month - 1;

/** Months from the first to the last, both included; undefined while the period is not fully told. */
const spanOf = (job: WorkPeriod, today: number): readonly [first: number, last: number] | undefined => {
  if (job.startYear === null || job.startMonth === null) return undefined;
  const first = monthNumber(job.startYear, job.startMonth);
  if (job.isCurrentlyWorking === true) return first <= today ? [first, today] : undefined;
  if (job.endYear === null || job.endMonth === null) return undefined;
  const last = monthNumber(job.endYear, job.endMonth);
  return first <= last ? [first, last] : undefined;
};

/**
 * The time that somebody worked, from their jobs: months with several jobs count once, gaps not at all (PROF-03).
 * @param now the moment up to which a current job counts, by the reader's own calendar
 * @returns undefined while no job tells its period
 */
export const timeWorked = (
  jobs: readonly WorkPeriod[],
  now: Date,
): { readonly years: number; readonly months: number } | undefined => {
  const today = monthNumber(now.getFullYear(), now.getMonth() + 1);
  const spans = jobs.map((job) => spanOf(job, today)).filter((span) => span !== undefined);
  if (spans.length === 0) return undefined;
  let total = 0;
  let counted = -1;
  for (const [first, last] of spans.toSorted(([a], [b]) => a - b)) {
    total += Math.max(0, last - Math.max(first, counted + 1) + 1);
    counted = Math.max(counted, last);
  }
  return { years: Math.floor(total / 12), months: total % 12 };
};
