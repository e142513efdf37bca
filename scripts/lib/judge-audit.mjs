/** What npm answered: `clean`, a `finding`, or `unasked` when its service gave no answer. */

const parse = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** @param text what `npm audit --json` wrote */
export const judgeAudit = (text) => {
  const counts = parse(text).metadata?.vulnerabilities;
  if (counts === undefined) return { verdict: 'unasked', words: 'npm could not be asked' };
  const { high = 0, critical = 0 } = counts;
  if (high + critical === 0) return { verdict: 'clean', words: 'none of high or critical' };
  return { verdict: 'finding', words: `${high} high, ${critical} critical: run npm audit` };
};

/** @param answer whether `npm audit signatures` ended well, and what it wrote */
export const judgeSignatures = ({ ok, text }) => {
  const line = text
    .split('\n')
    .find((one) => /invalid|missing|tampered|verified registry signature/i.test(one));
  if (line === undefined) return { verdict: 'unasked', words: 'npm could not be asked' };
  return { verdict: ok ? 'clean' : 'finding', words: line.trim() };
};
