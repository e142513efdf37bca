import type { AnswerStatus } from './use-answer.ts';

export const answerStatuses = ['shortlisted', 'declined', 'hired'] as const;

const verbs = { shortlisted: 'Shortlist', declined: 'Decline', hired: 'Hire' } as const;
export const verbOf = (status: AnswerStatus): string => verbs[status];
