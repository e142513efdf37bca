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

/** The bits of a block as PostgreSQL sends them: how many there are in four bytes, then themselves. */
export const readMembers = (sent: Buffer): Members => {
  const words = new DataView(sent.buffer, sent.byteOffset + 4);
  const members = new Uint32Array(wordsInBlock);
  for (let word = 0; word < wordsInBlock; word += 1) members[word] = words.getUint32(word * 4);
  return members;
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

/** One for each posting of a block. */
type Numbers = Float32Array;
const addTo = (numbers: Numbers, members: Members, number: number): void => {
  const places = placesOf(members);
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    numbers[place] = (numbers[place] ?? 0) + number;
  }
};

/** A block's postings: those that are ranked, those of each part, and those that want so many abilities. */
export type Block = {
  readonly fitting: Members;
  readonly parts: readonly (readonly [Part, Members])[];
  readonly sizes: readonly (readonly [number, Members])[];
};

/** Of each posting what is known of its score: the weight that it asks for, and of that what the candidate leaves open. */
type Sums = Readonly<Record<'levels' | 'points' | 'asked' | 'unknown', Numbers>>;

const fullWeight = 100;
const numbers = (start: number): Numbers => new Float32Array(blockSize).fill(start);
/** As though everything were asked for. The bits don't tell the place: it counts as asked for, known and the same. */
const startOf = (open: ReadonlySet<MatchFactor>): Sums => ({
  levels: numbers(0),
  points: numbers(weights.place),
  asked: numbers(fullWeight),
  unknown: numbers([...open].reduce((sum, factor) => sum + weights[factor], 0)),
});

const sumOf = ({ fitting, parts, sizes }: Block, open: ReadonlySet<MatchFactor>): Sums => {
  const sums = startOf(open);
  const { levels, points, asked, unknown } = sums;
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
/** More than what sums in 24 bits miss. */
const imprecision = 1e-3;

/**
 * The most that each posting of a block can score for a candidate, which is its score but for the place and for rounding a salary
 * up. So it is nearly always the score itself, and never less (a test holds the two against each other).
 * @param open what the candidate leaves open
 * @returns by place in the block
 */
export const boundsIn = (block: Block, open: ReadonlySet<MatchFactor>): Int8Array => {
  const { levels, points, asked, unknown } = sumOf(block, open);
  const bounds = new Int8Array(blockSize).fill(unranked);
  let others = block.fitting;
  for (const [size, members] of block.sizes) {
    const ofLevel = size === 0 ? 0 : weights.skills / (bestLevel * size);
    const places = placesOf(among(block.fitting, members));
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] ?? 0;
      const weight = asked[place] ?? 0;
      const isCompared =
        weight >= fullWeight * leastShare && weight - (unknown[place] ?? 0) >= weight * leastShare;
      const earned = (points[place] ?? 0) + ofLevel * (levels[place] ?? 0);
      const score = Math.floor((fullWeight * earned) / weight + halfUp + imprecision);
      bounds[place] = isCompared ? Math.min(bestScore, score) : withoutScore;
    }
    others = outside(others, members);
  }
  // Of those that want more abilities than are counted nothing is known.
  for (const place of placesOf(others)) bounds[place] = bestScore;
  return bounds;
};
