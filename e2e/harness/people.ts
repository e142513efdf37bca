import { completeProfileStatus } from '@forte/contract';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Mailbox } from './mailbox.ts';
import { personalDetails, stepsAfterResume, wirePosting, workExperience } from './wire-bodies.ts';

export const password = 'Strong!passphrase7';

const candidateForm = {
  firstName: 'Ana',
  lastName: 'Díaz-O’Brien',
  mobile: '+919876543210',
  country: 'India',
};
const employerForm = {
  designation: 'Recruiter',
  firstName: 'Ravi',
  lastName: 'Rao',
  mobile: '+919876543211',
  address: '',
  category: 'Company',
  gender: 1,
};

const calls = {
  candidate: { create: 'createUserData', verify: 'verifyEmail', login: 'userLogin', tell: 'userVerifyToken' },
  employer: {
    create: 'createEmployeerData',
    verify: 'employerVerifyMailOTP',
    login: 'employerLogin',
    tell: 'employerUserVerifyToken',
  },
} as const;
type Role = keyof typeof calls;

/** Somebody who calls the API, logged in. */
export type ApiUser = {
  readonly email: string;
  readonly userId: string;
  readonly token: string;
  readonly post: (path: string, body: object) => Promise<Record<string, unknown>>;
};

export const logInByApi = async (
  request: APIRequestContext,
  role: Role,
  email: string,
  secret = password,
): Promise<ApiUser> => {
  const { login, tell } = calls[role];
  const answer = await request.post(`/V1/login/${login}`, { data: { username: email, password: secret } });
  const token: string = (await answer.json()).Data.api_token;
  const headers = { authorization: `Bearer ${token}` };
  const user = await request.post(`/V1/login/${tell}`, { data: { token } });
  return {
    email,
    token,
    userId: (await user.json()).Data.userId,
    post: async (path, body) => {
      const reply = await request.post(`/V1${path}`, { data: body, headers });
      expect(reply.status(), `${path}: ${await reply.text()}`).toBe(200);
      return (await reply.json()).Data;
    },
  };
};

export type Makers = {
  readonly request: APIRequestContext;
  readonly mailbox: Mailbox;
  /** An address that nobody has. */
  readonly newEmail: () => string;
};

/** Signs somebody up and verifies the address by the code in the mail. @returns the address */
const signUp = async ({ request, mailbox, newEmail }: Makers, role: Role, form: object): Promise<string> => {
  const { create, verify } = calls[role];
  const email = newEmail();
  const data = { ...form, email, password, confirmPassword: password };
  expect((await request.post(`/V1/login/${create}`, { data })).status()).toBe(200);
  const emailOtp = await mailbox.readCode(email);
  const verified = await request.post(`/V1/login/${verify}`, { data: { email, emailOtp } });
  expect(verified.status()).toBe(200);
  return email;
};

/** A smallest file that is a PDF by its content. */
export const smallestPdf = Buffer.from('%PDF-1.7\n% resume\n%%EOF\n');

export const uploadResume = async (
  request: APIRequestContext,
  { token }: ApiUser,
  file = { name: 'ana.pdf', mimeType: 'application/pdf' },
): Promise<void> => {
  const upload = await request.post('/V1/profile/resume', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { resume: { ...file, buffer: smallestPdf } },
  });
  expect(upload.status()).toBe(200);
};

const saveSteps = async (
  request: APIRequestContext,
  candidate: ApiUser,
  skill: string,
  count: number,
): Promise<void> => {
  const steps = [
    () => candidate.post('/profile/personalDetails', personalDetails(candidate.email)),
    () => candidate.post('/profile/workExperience', workExperience),
    () => uploadResume(request, candidate),
    ...Object.entries(stepsAfterResume(skill)).map(
      ([step, body]) =>
        () =>
          candidate.post(`/profile/${step}`, body),
    ),
  ];
  for (const save of steps.slice(0, count)) await save();
};

/** A candidate applies to a posting. */
export const applyTo = (candidate: ApiUser, postingId: string) =>
  candidate.post('/favorite/savefavorite', {
    userId: candidate.userId,
    postingjobsId: postingId,
    isApplyed: true,
  });

/** Makes whoever a journey begins with: new, at an address of their own, and verified. */
export const createPeople = (makers: Makers) => {
  const { request } = makers;
  const people = {
    /** A candidate who has saved nothing yet. @returns the address */
    signUpCandidate: () => signUp(makers, 'candidate', candidateForm),
    /** @returns the address */
    signUpEmployer: (company = 'Søn & Co') => signUp(makers, 'employer', { ...employerForm, company }),
    /** A candidate, logged in, whose profile is complete and who can be found by that skill. */
    newCandidate: (skill = 'Zig') => people.candidateAt(completeProfileStatus, skill),
    /** A candidate, logged in, who has saved so many steps of the profile: the next one is due. */
    candidateAt: async (savedSteps: number, skill = 'Zig'): Promise<ApiUser> => {
      const candidate = await logInByApi(request, 'candidate', await people.signUpCandidate());
      await saveSteps(request, candidate, skill, savedSteps);
      return candidate;
    },
    /** An employer, logged in. */
    newEmployer: async (company?: string): Promise<ApiUser> =>
      logInByApi(request, 'employer', await people.signUpEmployer(company)),
    /** An employer with a posting that asks for a skill nobody has yet. */
    newPosting: async (more: object = {}) => {
      const skill = newSkill();
      const employer = await people.newEmployer();
      const body = { ...wirePosting(employer.userId, skill), ...more };
      const { id } = await employer.post('/postingjobs/add', body);
      return { skill, employer, postingId: String(id) };
    },
    /** Such a posting, and so many candidates who have applied to it, the first one first. */
    newApplicants: async (count: number, more: object = {}) => {
      const posting = await people.newPosting(more);
      const applicants: ApiUser[] = [];
      for (let made = 0; made < count; made += 1) {
        const candidate = await people.newCandidate(posting.skill);
        await applyTo(candidate, posting.postingId);
        applicants.push(candidate);
      }
      return { ...posting, applicants };
    },
  };
  return people;
};
export type People = ReturnType<typeof createPeople>;

/** A skill by which one finds what this journey made, and nothing else. */
export const newSkill = (): string => `Skill ${crypto.randomUUID().slice(0, 8)}`;
