export type Verdict = { verdict: 'clean' | 'finding' | 'unasked'; words: string };
export function judgeAudit(text: string): Verdict;
export function judgeSignatures(answer: { ok: boolean; text: string }): Verdict;
