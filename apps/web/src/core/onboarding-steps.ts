import { completeProfileStatus, type OnboardingStepName, onboardingSteps } from '@forte/contract';
import { paths } from '#core/paths.ts';

/** Where each step of the profile is filled in at first, and where it is changed later (§2.2, PROF-10). */
export const stepPaths = {
  'Personal detail': { add: paths.addPersonalDetail, edit: paths.editPersonalDetail },
  Experience: { add: paths.addExperience, edit: paths.editExperience },
  Resume: { add: paths.addResume, edit: paths.editResume },
  Visa: { add: paths.addVisa, edit: paths.editVisa },
  Skills: { add: paths.addSkills, edit: paths.editSkills },
  Education: { add: paths.addEducation, edit: paths.editEducation },
  Expectation: { add: paths.addExpectation, edit: paths.editExpectation },
  'Social media': { add: paths.addSocialMedia, edit: paths.editSocialMedia },
} as const satisfies Record<OnboardingStepName, { add: string; edit: string }>;

/** The step that a candidate has still to do, or undefined when the profile is complete (APP-07). */
export const missingStep = (profileStatus: number) => {
  const title = profileStatus < completeProfileStatus ? onboardingSteps[profileStatus] : undefined;
  return title === undefined ? undefined : { title, path: stepPaths[title].add };
};
