import * as z from 'zod/mini';
import { renamed } from '../renamed.ts';
import { defineRoutes, type Route } from '../route.ts';
import { email } from '../rules/email.ts';
import { sentId } from '../rules/text.ts';
import { photoMaxBytes, resumeMaxBytes } from '../rules/upload.ts';
import * as steps from '../wire/profile-steps.ts';
import { profileView } from '../wire/profile-view.ts';

/** What a save answers: where the onboarding stands now, and the version to send with the next save. */
export const profileSaved = z.object({ profileStatus: z.int(), version: z.int() });

const ownId = z.object({ id: sentId });
const onOrOff = z.codec(z.enum(['true', 'false', '1', '0'], { error: 'Answer true or false' }), z.boolean(), {
  decode: (flag) => flag === 'true' || flag === '1',
  encode: (flag) => (flag ? 'true' : 'false'),
});

const saveStep = <const P extends `/profile/${string}`, B extends z.ZodMiniType>(
  path: P,
  body: B,
  summary: string,
  source = '§7.2, PROF-01',
) =>
  ({
    method: 'POST',
    path,
    access: 'employee',
    actor: 'body.userUniqueId',
    body,
    reply: profileSaved,
    refuses: ['forbidden', 'stale'],
    summary,
    origin: 'spec',
    source,
  }) as const satisfies Route;

const savePhoto = <const P extends `/profile/${string}`>(path: P) =>
  ({
    method: 'POST',
    path,
    access: 'employee',
    actor: 'body.id',
    body: z.strictObject({ id: z.optional(sentId) }),
    file: { part: 'profile', maxBytes: photoMaxBytes, optional: true },
    reply: z.object({ profile: z.nullable(z.string()) }),
    summary: "Replaces the photo (JPEG or PNG, up to 2 MB); the text 'null' instead of a file removes it",
    origin: 'spec',
    source: '§7.2, PROF-12',
  }) as const satisfies Route;

/** The candidate's profile and its onboarding: §7.2. */
export const profileRoutes = defineRoutes({
  viewProfile: {
    method: 'GET',
    path: '/profile/viewProfile/{id}',
    access: 'any',
    params: ownId,
    reply: profileView,
    refuses: ['not-found'],
    summary: 'A profile: the own one for a candidate, any complete one for an employer',
    origin: 'spec',
    source: '§7.2, PROF-15, VIEW-01',
  },
  addPersonalDetails: saveStep(
    '/profile/personalDetails',
    steps.personalDetailBody,
    'Step 1: personal detail',
  ),
  addWorkExperience: saveStep('/profile/workExperience', steps.workExperienceBody, 'Step 2: experience'),
  addFresher: saveStep('/profile/fresher', steps.fresherBody, 'Step 2 for a fresher'),
  addVisaDetails: saveStep('/profile/visaDetails', steps.visaDetailBody, 'Step 4: work authorization'),
  addSkillDetails: saveStep('/profile/skillDetails', steps.skillDetailBody, 'Step 5: skills and languages'),
  addEducationDetails: saveStep('/profile/educationDetails', steps.educationDetailBody, 'Step 6: education'),
  addExpectationDetails: saveStep(
    '/profile/expectationDetails',
    steps.expectationDetailBody,
    'Step 7: expectation',
  ),
  addSocialMediaDetails: saveStep(
    '/profile/socialMediaDetails',
    steps.socialMediaDetailBody,
    'Step 8: social media',
  ),
  editPersonalDetails: saveStep(
    '/profile/editPersonalDetails',
    steps.personalDetailBody,
    'Changes personal detail',
  ),
  editWorkExperience: saveStep('/profile/editWorkExperience', steps.workExperienceBody, 'Changes experience'),
  editFresher: saveStep('/profile/editFresher', steps.fresherBody, 'Changes the details of a fresher'),
  editVisaDetails: saveStep('/profile/editVisaDetails', steps.visaDetailBody, 'Changes work authorization'),
  editSkillDetails: saveStep(
    '/profile/editSkillDetails',
    steps.skillDetailBody,
    'Changes skills and languages',
  ),
  editEducationDetails: saveStep(
    '/profile/editEducationDetails',
    steps.educationDetailBody,
    'Changes education',
  ),
  editExpectationDetails: saveStep(
    '/profile/editExpectationDetails',
    steps.expectationDetailBody,
    'Changes the expectation',
  ),
  editSocialMediaDetails: saveStep(
    '/profile/editSocialMediaDetails',
    steps.socialMediaDetailBody,
    'Changes social media',
  ),
  saveResume: {
    method: 'POST',
    path: '/profile/resume',
    access: 'employee',
    actor: 'body.id',
    body: z.strictObject({ id: z.optional(sentId) }),
    file: { part: 'resume', maxBytes: resumeMaxBytes },
    reply: profileSaved,
    refuses: ['forbidden'],
    summary: 'Step 3: the resume (PDF, DOC or DOCX, up to 5 MB); replaces an earlier one',
    origin: 'spec',
    source: '§7.2, PROF-04',
  },
  updateProfilePhoto: savePhoto('/profile/update-profile-photo'),
  profilePictureDetails: savePhoto('/profile/profilePictureDetails'),
  pursueEmployment: {
    method: 'POST',
    path: '/profile/pursueEmployment/{userId}/{flag}',
    access: 'employee',
    actor: 'params.userId',
    params: z.object({ userId: sentId, flag: onOrOff }),
    reply: z.object({ pursueEmployment: z.boolean() }),
    summary: 'Turns pursuing employment on or off',
    origin: 'spec',
    source: '§7.2, PROF-13',
  },
  updateProfileEmployee: {
    method: 'POST',
    path: '/profile/update-profile-employee/{id}',
    access: 'employee',
    actor: 'params.id',
    params: ownId,
    body: steps.basicDetailBody,
    reply: profileSaved,
    refuses: ['stale'],
    summary: 'Changes name and about text',
    origin: 'spec',
    source: '§7.2, PROF-11',
  },
  findDuplicateEmail: {
    method: 'POST',
    path: '/profile/find-duplicate-email',
    access: 'employee',
    body: renamed({ email }, { email: 'emailId' }, 'refuse'),
    reply: z.null(),
    refuses: ['duplicate', 'limited'],
    summary: 'Tells whether another candidate has this address: then the answer is 409',
    origin: 'spec',
    source: '§7.2, PROF-14, SIGN-09',
  },
  fileAddress: {
    method: 'GET',
    path: '/profile/file-address/{id}',
    access: 'any',
    params: ownId,
    reply: z.object({ address: z.string() }),
    refuses: ['not-found'],
    summary: 'A fresh address, good for some minutes, of a resume or photo that the caller may see',
    origin: 'ours',
    source: 'PROF-04, SEC-12',
  },
});
