import { completeProfileStatus } from '@forte/contract';
import { paths } from '#core/paths.ts';

/** The steps of the candidate's profile in order: step n is open while profileStatus is n (§2.2, APP-07). */
export const onboardingSteps = [
  { title: 'Personal detail', path: paths.addPersonalDetail },
  { title: 'Experience', path: paths.addExperience },
  { title: 'Resume', path: paths.addResume },
  { title: 'Visa', path: paths.addVisa },
  { title: 'Skills', path: paths.addSkills },
  { title: 'Education', path: paths.addEducation },
  { title: 'Expectation', path: paths.addExpectation },
  { title: 'Social media', path: paths.addSocialMedia },
] as const;

export type OnboardingStep = (typeof onboardingSteps)[number];

/** The step that a candidate has still to do, or undefined when the profile is complete. */
export const missingStep = (profileStatus: number): OnboardingStep | undefined =>
  profileStatus < completeProfileStatus ? onboardingSteps[profileStatus] : undefined;
