import type { DemoCandidate, Plan } from '#api/demo/make-candidate.ts';
import { type DemoEmployer, makeEmployer } from '#api/demo/make-posting.ts';

/** The two that a person can log in as. Printed at the start; outside production only (RUN-05). */
export const demoLogins = {
  employer: { email: 'employer@example.com', password: 'Forte!demo1' },
  candidate: { email: 'candidate@example.com', password: 'Forte!demo1' },
} as const;

/** Whoever of the made candidates is a good example: with some experience, and a salary in dollars. */
const isGoodExample = ({ profile }: DemoCandidate): boolean =>
  profile.country === 'United States' &&
  profile.pursuesEmployment &&
  profile.experienceMonths >= 48 &&
  profile.expectedSalary !== null &&
  profile.preferredJobs.includes('Salesforce Developer');

/** The candidates with the demo candidate among them, who only has an address to log in with. */
export const withDemoCandidate = (
  candidates: readonly DemoCandidate[],
): { candidates: DemoCandidate[]; demoId: string } => {
  const chosen = candidates.findLast(isGoodExample) ?? candidates.at(-1);
  const { email } = demoLogins.candidate;
  return {
    demoId: chosen?.id ?? '',
    candidates: candidates.map((candidate) =>
      candidate === chosen
        ? { ...candidate, email, profile: { ...candidate.profile, contactEmail: email } }
        : candidate,
    ),
  };
};

export const makeDemoEmployer = (plan: Plan, number: number): DemoEmployer => {
  const made = makeEmployer(plan, number);
  return {
    ...made,
    email: demoLogins.employer.email,
    employer: { ...made.employer, company: 'Northwind Systems', category: 'Company' },
  };
};
