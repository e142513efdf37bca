/** The steps of a candidate's profile, in order: step n is the next one while profileStatus is n (§2.2, APP-07). */
export const onboardingSteps = [
  'Personal detail',
  'Experience',
  'Resume',
  'Visa',
  'Skills',
  'Education',
  'Expectation',
  'Social media',
] as const;
export type OnboardingStepName = (typeof onboardingSteps)[number];

/** The profileStatus at which a step is the next one to fill in. */
export const statusOfStep = (step: OnboardingStepName): number => onboardingSteps.indexOf(step);
