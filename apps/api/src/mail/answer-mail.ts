import { letter, paragraph } from '#api/mail/letter.ts';
import type { Mail } from '#api/mail/mailer.ts';

export type AnswerMail = {
  readonly to: string;
  readonly status: 'shortlisted' | 'declined' | 'hired';
  readonly jobTitle: string;
  readonly company: string;
  /** What the employer wrote; '' for nothing. */
  readonly message: string;
};

const subjects = {
  shortlisted: 'You were shortlisted',
  declined: 'An answer to your application',
  hired: 'You were chosen for the job',
} as const;

const news = {
  shortlisted: (job: string) => `Good news: you are on the shortlist for ${job}.`,
  declined: (job: string) => `Thank you for applying for ${job}. This time the choice fell on others.`,
  hired: (job: string) => `Congratulations: you were chosen for ${job}.`,
} as const;

/** Tells a candidate what became of an application (STAT-02). What the employer wrote stands in it as text. */
export const answerMail = (answer: AnswerMail, publicUrl: string): Mail => {
  const { to, status, jobTitle, company, message } = answer;
  const told = news[status](`${jobTitle} at ${company}`);
  const quote = { kind: 'quote', by: `${company} writes:`, text: message } as const;
  const link = `${publicUrl}/applied-job`;
  return {
    to,
    subject: `${subjects[status]}: ${jobTitle}`,
    ...letter(subjects[status], [
      paragraph(told),
      ...(message === '' ? [] : [quote]),
      { kind: 'link', lead: 'All your applications:', action: 'See my applications', link },
    ]),
  };
};
