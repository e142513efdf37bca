import type { MatchFactor } from '@forte/contract';
import { halfUp } from '#api/modules/matching/score.ts';
import { bestLevel, leastShare, weights } from '#api/modules/matching/weights.ts';
import type { Part } from '#api/modules/posting/scoring-parts.ts';

/** So many postings stand in a block. */
export const blockSize = 16_384;
const wordBits = 32;
const wordsInBlock = blockSize / wordBits;

/** Which postings of a block have something, one a bit: the first posting's is the highest bit of the first word. */
export type Members = Uint32Array;

/** The bits of a block as PostgreSQL sends them: how many there are in four bytes, then themselves, the highest byte first. */
export const readMembers = (sent: Buffer): Members => {
  const { buffer } = new Uint8Array(sent.subarray(4));
  Buffer.from(buffer).swap32();
  return new Uint32Array(buffer);
};

const found = new Uint16Array(blockSize);
/** The places of members within their block. They are good until the next call: one list serves all. */
const placesOf = (members: Members): Uint16Array => {
  let count = 0;
  for (let word = 0; word < wordsInBlock; word += 1) {
    let left = members[word] ?? 0;
    while (left !== 0) {
      const bit = Math.clz32(left);
      found[count] = word * wordBits + bit;
      count += 1;
      left &= ~(0x8000_0000 >>> bit);
    }
  }
  return found.subarray(0, count);
};

export const noMembers: Members = new Uint32Array(wordsInBlock);

/** Of some, those who are members of others as well, or those who are not. */
const among = (some: Members, others: Members): Members => {
  const members = new Uint32Array(wordsInBlock);
  for (let word = 0; word < wordsInBlock; word += 1) members[word] = (some[word] ?? 0) & (others[word] ?? 0);
  return members;
};
const outside = (some: Members, others: Members): Members => {
  const members = new Uint32Array(wordsInBlock);
  for (let word = 0; word < wordsInBlock; word += 1) members[word] = (some[word] ?? 0) & ~(others[word] ?? 0);
  return members;
};

/** Adds a number for each member, at its place in the block. */
const addTo = (numbers: Float64Array, members: Members, number: number): void => {
  for (let word = 0; word < wordsInBlock; word += 1) {
    let left = members[word] ?? 0;
    while (left !== 0) {
      const bit = Math.clz32(left);
      const place = word * wordBits + bit;
      numbers[place] = (numbers[place] ?? 0) + number;
      left &= ~(0x8000_0000 >>> bit);
    }
  }
};

/** A block's postings: those that are ranked, those of each part, and those that want so many abilities. */
export type Block = {
  readonly fitting: Members;
  readonly parts: readonly (readonly [Part, Members])[];
  readonly sizes: readonly (readonly [number, Members])[];
};

/** Of each posting what is known of its score: the weight that it asks for, and of that what the candidate leaves open. */
type Sums = Readonly<Record<'levels' | 'points' | 'asked' | 'unknown', Float64Array>>;

const fullWeight = 100;
const numbers = () => new Float64Array(blockSize);
/** Used for one block after the other: to make them anew takes longer than to fill them. */
const sums: Sums = { levels: numbers(), points: numbers(), asked: numbers(), unknown: numbers() };

const sumOf = ({ fitting, parts, sizes }: Block, open: ReadonlySet<MatchFactor>): Sums => {
  const { levels, points, asked, unknown } = sums;
  const kept = parts.reduce((sum, [part]) => sum + (part.says === 'keeps' ? part.points : 0), 0);
  // As though everything were asked for. The bits don't tell the place: it counts as asked for, known and the same.
  levels.fill(0);
  points.fill(kept + weights.place);
  asked.fill(fullWeight);
  unknown.fill([...open].reduce((sum, factor) => sum + weights[factor], 0));
  const leaveOpen = (factor: MatchFactor, members: Members): void => {
    addTo(asked, members, -weights[factor]);
    if (open.has(factor)) addTo(unknown, members, -weights[factor]);
  };
  const inCurrency = parts.find(([{ says }]) => says === 'currency')?.[1] ?? noMembers;
  const paid = among(fitting, inCurrency);
  const wantsNone = sizes.find(([size]) => size === 0)?.[1] ?? noMembers;
  leaveOpen('skills', among(fitting, wantsNone));
  for (const [part, members] of parts) {
    if (part.says === 'level') addTo(levels, among(fitting, members), part.level);
    else if (part.says === 'earns') addTo(points, among(fitting, members), part.points);
    else if (part.says === 'keeps') addTo(points, outside(fitting, members), -part.points);
    else if (part.says === 'pays') addTo(points, among(paid, members), part.points);
    // Whoever wants no abilities has no score at all unless a title is asked for.
    else if (part.says === 'leaves one open') leaveOpen('title', outside(among(fitting, members), wantsNone));
    else if (part.says === 'asks') leaveOpen(part.factor, outside(fitting, members));
    else if (part.says === 'leaves open') leaveOpen(part.factor, among(fitting, members));
  }
  return sums;
};

/** The bound of those that don't fit, and of those that are sure to have no score. */
export const unranked = -2;
export const withoutScore = -1;
export const bestScore = 100;
/** Rounded as a score is; sums in another order than a score's differ by some 1e-14. */
const roundedUp = (score: number): number => Math.floor(score + halfUp + 1e-9);

/**
 * The most that each posting of a block can score for a candidate, which is its score but for the place and for rounding a salary
 * up. So it is nearly always the score itself, and never less (a test holds the two against each other).
 * @param open what the candidate leaves open
 * @returns by place in the block
 */
export const boundsIn = (block: Block, open: ReadonlySet<MatchFactor>): Int8Array => {
  const { levels, points, asked, unknown } = sumOf(block, open);
  const bounds = new Int8Array(blockSize).fill(unranked);
  const setBound = (place: number, pointsOfLevel: number): void => {
    const weight = asked[place] ?? 0;
    const known = weight - (unknown[place] ?? 0);
    const earned = (points[place] ?? 0) + pointsOfLevel * (levels[place] ?? 0);
    const isCompared = weight >= fullWeight * leastShare && known >= weight * leastShare;
    bounds[place] = isCompared
      ? Math.min(bestScore, roundedUp((fullWeight * earned) / weight))
      : withoutScore;
  };
  let others = block.fitting;
  for (const [size, members] of block.sizes) {
    const pointsOfLevel = size === 0 ? 0 : weights.skills / (bestLevel * size);
    const places = placesOf(among(block.fitting, members));
    for (let index = 0; index < places.length; index += 1) setBound(places[index] ?? 0, pointsOfLevel);
    others = outside(others, members);
  }
  // Of those that want more abilities than are counted nothing is known.
  for (const place of placesOf(others)) bounds[place] = bestScore;
  return bounds;
};
