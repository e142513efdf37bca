/** The steps of a candidate's profile, as their addresses name them. */
export const profileSteps = [
  'personal-detail',
  'experience',
  'resume',
  'visa',
  'skills',
  'education',
  'expectation',
  'social-media',
] as const;
