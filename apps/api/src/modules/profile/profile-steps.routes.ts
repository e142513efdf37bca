import type { OnboardingStepName, profileRoutes } from '@forte/contract';
import type { Trx } from '#api/db/connect.ts';
import type { Deps } from '#api/deps.ts';
import type { Caller, Handlers } from '#api/http/handler.ts';
import * as steps from '#api/modules/profile/profile-steps.service.ts';
import type { CandidateChange } from '#api/modules/profile/profile-write.queries.ts';
import { saveStep } from '#api/modules/profile/save-step.service.ts';

const stepNames = [
  'PersonalDetails',
  'WorkExperience',
  'Fresher',
  'VisaDetails',
  'SkillDetails',
  'EducationDetails',
  'ExpectationDetails',
  'SocialMediaDetails',
] as const;
type StepName = (typeof stepNames)[number];
const stepSaves = new Set<string>(stepNames.flatMap((step) => [`add${step}`, `edit${step}`]));

/** Whether a route saves a step: searches that have not begun let the whole call go first, not only its transaction. */
export const isStepSave = (routeName: string): boolean => stepSaves.has(routeName);

type StepHandlers = Pick<Handlers<typeof profileRoutes>, `add${StepName}` | `edit${StepName}`>;

/** The steps of the onboarding but the resume. The spec has two calls a step, to add and to edit; they do the same. */
export const profileStepHandlers = (deps: Deps): StepHandlers => {
  const save =
    <Body extends { version?: number | undefined }>(
      step: OnboardingStepName,
      changeOf: (body: Body, trx: Trx, candidateId: string) => Promise<CandidateChange> | CandidateChange,
    ) =>
    async ({ body, caller }: { readonly body: Body; readonly caller: Caller }) => {
      const candidateId = caller.userId;
      const data = await saveStep(deps, { candidateId, version: body.version, step }, (trx) =>
        changeOf(body, trx, candidateId),
      );
      return { data, message: `${step} saved` };
    };
  return {
    addPersonalDetails: save('Personal detail', steps.personalDetailChange),
    editPersonalDetails: save('Personal detail', steps.personalDetailChange),
    addWorkExperience: save('Experience', steps.workExperienceChange),
    editWorkExperience: save('Experience', steps.workExperienceChange),
    addFresher: save('Experience', steps.fresherChange),
    editFresher: save('Experience', steps.fresherChange),
    addVisaDetails: save('Visa', steps.visaDetailChange),
    editVisaDetails: save('Visa', steps.visaDetailChange),
    addSkillDetails: save('Skills', steps.skillDetailChange),
    editSkillDetails: save('Skills', steps.skillDetailChange),
    addEducationDetails: save('Education', steps.educationDetailChange),
    editEducationDetails: save('Education', steps.educationDetailChange),
    addExpectationDetails: save('Expectation', steps.expectationDetailChange),
    editExpectationDetails: save('Expectation', steps.expectationDetailChange),
    addSocialMediaDetails: save('Social media', steps.socialMediaDetailChange),
    editSocialMediaDetails: save('Social media', steps.socialMediaDetailChange),
  };
};
