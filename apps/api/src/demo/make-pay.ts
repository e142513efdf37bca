import type { Random } from '#api/demo/random.ts';

/** To two or three telling digits, as people state a salary: 118,437 becomes 118,000. */
const rounded = (amount: number): number => {
  const step = 10 ** Math.max(2, Math.floor(Math.log10(amount)) - 2);
  return Math.round(amount / step) * step;
};

/**
 * A year's pay that fits the line of work, the years in it and the country.
 * @param pay what five years of it earn in the United States, in dollars
 * @param payPerDollar a salary in the country's currency for one such dollar
 */
export const makePay = (random: Random, pay: number, years: number, payPerDollar: number): number => {
  const seniority = Math.min(1.7, 0.65 + years * 0.07);
  return rounded(pay * seniority * payPerDollar * (0.85 + random.fraction() * 0.3));
};
