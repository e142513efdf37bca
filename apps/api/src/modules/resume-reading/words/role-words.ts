/** A word by which a text is known to name a role. */
export const roleWords: ReadonlySet<string> = new Set(
  `accountant administrator admin advisor adviser agent analyst animator architect artist assistant associate auditor
  buyer cashier chef clerk coach consultant controller coordinator copywriter counsel counselor dba designer dentist
  developer director doctor driver economist editor electrician engineer evangelist executive expert founder cofounder
  generalist head instructor intern inspector journalist lawyer lead leader lecturer librarian machinist manager marketer
  mechanic mentor nurse officer operator optimizer owner paralegal partner pharmacist photographer physician planner
  principal president producer professor programmer recruiter receptionist representative researcher salesperson
  scientist secretary specialist statistician strategist supervisor surgeon surveyor sysadmin teacher technician
  technologist tester therapist trainee trainer translator treasurer tutor underwriter veterinarian waiter writer
  ceo cto cfo coo cio vp sdet swe sre`.split(/\s+/),
);

/** How a person is employed: neither who employs nor as what. */
export const employmentWords: ReadonlySet<string> = new Set([
  'full time',
  'full-time',
  'part time',
  'part-time',
  'contract',
  'permanent',
  'freelance',
  'remote',
  'hybrid',
  'onsite',
  'on-site',
  'internship',
  'temporary',
  'self-employed',
]);

/** Parts of a company: behind a comma they belong to the role, not to the employer. */
export const departments: ReadonlySet<string> = new Set([
  'engineering',
  'marketing',
  'sales',
  'operations',
  'product',
  'finance',
  'hr',
  'human resources',
  'it',
  'research',
  'technology',
  'design',
  'data',
  'platform',
  'infrastructure',
  'security',
  'support',
  'customer success',
  'quality',
  'quality assurance',
  'payments',
  'analytics',
  'development',
  'r&d',
  'legal',
  'procurement',
  'logistics',
]);
