import { type OnboardingStepName, onboardingSteps, type ProfileView, statusOfStep } from '@forte/contract';
import { useNavigate } from '@tanstack/react-router';
import { stepPaths } from '#core/onboarding-steps.ts';
import { paths } from '#core/paths.ts';

/** The second step has two pages: the one that was saved, or the experience. */
export const addPathOf = (step: OnboardingStepName, profile: ProfileView) =>
  step === 'Experience' && profile.isFresher ? paths.addFresher : stepPaths[step].add;

/** The page before a step, and the way on after it. */
export const useSteps = (step: OnboardingStepName, profile: ProfileView) => {
  const navigate = useNavigate();
  const index = statusOfStep(step);
  const previous = onboardingSteps[index - 1];
  const following = onboardingSteps[index + 1];
  return {
    back: previous === undefined ? undefined : addPathOf(previous, profile),
    goOn: () =>
      void (following === undefined
        ? navigate({ to: paths.profile, state: { profileCompleted: true } })
        : navigate({ to: addPathOf(following, profile) })),
  };
};
