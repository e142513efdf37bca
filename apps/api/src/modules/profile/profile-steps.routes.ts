import type { OnboardingStepName, profileRoutes } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import type { Caller, Handlers } from '#api/http/handler.ts';
import * as steps from '#api/modules/profile/profile-steps.queries.ts';
import { saveStep } from '#api/modules/profile/save-step.service.ts';

type StepName =
  | 'PersonalDetails'
  | 'WorkExperience'
  | 'Fresher'
  | 'VisaDetails'
  | 'SkillDetails'
  | 'EducationDetails'
  | 'ExpectationDetails'
  | 'SocialMediaDetails';
type StepHandlers = Pick<Handlers<typeof profileRoutes>, `add${StepName}` | `edit${StepName}`>;

/** The steps of the onboarding but the resume. The spec has two calls a step, to add and to edit; they do the same. */
export const profileStepHandlers = (deps: Deps): StepHandlers => {
  const save =
    <Body extends { version?: number | undefined }>(step: OnboardingStepName, write: steps.WriteStep<Body>) =>
    async ({ body, caller }: { readonly body: Body; readonly caller: Caller }) => {
      const candidateId = caller.userId;
      const data = await saveStep(deps, { candidateId, version: body.version, step }, (trx) =>
        write(trx, candidateId, body),
      );
      return { data, message: `${step} saved` };
    };
  return {
    addPersonalDetails: save('Personal detail', steps.writePersonalDetail),
    editPersonalDetails: save('Personal detail', steps.writePersonalDetail),
    addWorkExperience: save('Experience', steps.writeWorkExperience),
    editWorkExperience: save('Experience', steps.writeWorkExperience),
    addFresher: save('Experience', steps.writeFresher),
    editFresher: save('Experience', steps.writeFresher),
    addVisaDetails: save('Visa', steps.writeVisaDetail),
    editVisaDetails: save('Visa', steps.writeVisaDetail),
    addSkillDetails: save('Skills', steps.writeSkillDetail),
    editSkillDetails: save('Skills', steps.writeSkillDetail),
    addEducationDetails: save('Education', steps.writeEducationDetail),
    editEducationDetails: save('Education', steps.writeEducationDetail),
    addExpectationDetails: save('Expectation', steps.writeExpectationDetail),
    editExpectationDetails: save('Expectation', steps.writeExpectationDetail),
    addSocialMediaDetails: save('Social media', steps.writeSocialMediaDetail),
    editSocialMediaDetails: save('Social media', steps.writeSocialMediaDetail),
  };
};
