import { completeProfileStatus } from '@forte/contract';
import { type APIRequestContext, expect } from '@playwright/test';
import type { Mailbox } from './mailbox.ts';
import { password, signUpCandidate } from './people.ts';

/** A smallest file that is a PDF by its content. */
const pdf = Buffer.from('%PDF-1.7\n% resume\n%%EOF\n');

/** The steps after the resume, as a user of the API sends them. */
const stepsWith = (skill: string) => ({
  visaDetails: { visaStatus: 'H1B', authorizedUs: true },
  skillDetails: { skills: [{ name: skill, preficiency: 5 }] },
  educationDetails: { qualification: 'Bachelor of Science' },
  expectationDetails: {
    preferedJob: 'Java Developer',
    modeOfWork: 'Remote',
    preferedRole: 'Full Time',
    expectedSalary: 90_000,
  },
  socialMediaDetails: {},
});

export const personalDetails = (email: string) => ({
  emailId: email,
  firstName: 'Ana',
  lastName: 'Díaz-O’Brien',
  gender: 2,
  mobile: '919876543210',
  country: 'India',
  city: 'Pune',
});

export const workExperience = {
  experienceYears: 4,
  experienceMonths: 7,
  workedorganisations: [
    { role: 'Developer', organisation: 'Acme', startYear: 2022, startMonth: 5, isCurrentlyWorking: true },
  ],
};

export type ApiUser = {
  readonly userId: string;
  readonly post: (path: string, body: object) => Promise<Record<string, unknown>>;
};

/** Who calls the API with this login. */
export const logInByApi = async (
  request: APIRequestContext,
  login: 'userLogin' | 'employerLogin',
  email: string,
  secret = password,
): Promise<ApiUser & { readonly token: string }> => {
  const answer = await request.post(`/V1/login/${login}`, { data: { username: email, password: secret } });
  const token: string = (await answer.json()).Data.api_token;
  const headers = { authorization: `Bearer ${token}` };
  const verify = login === 'userLogin' ? 'userVerifyToken' : 'employerUserVerifyToken';
  const user = await request.post(`/V1/login/${verify}`, { data: { token } });
  return {
    token,
    userId: (await user.json()).Data.userId,
    post: async (path, body) => {
      const reply = await request.post(`/V1${path}`, { data: body, headers });
      expect(reply.status(), `${path}: ${await reply.text()}`).toBe(200);
      return (await reply.json()).Data;
    },
  };
};

const uploadResume = async (request: APIRequestContext, token: string): Promise<void> => {
  const upload = await request.post('/V1/profile/resume', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { resume: { name: 'ana.pdf', mimeType: 'application/pdf', buffer: pdf } },
  });
  expect(upload.status()).toBe(200);
};

export type Candidate = ApiUser & { readonly token: string };

/** A candidate who has saved so many steps of the profile: the next one is due. */
export const makeCandidateAt = async (
  request: APIRequestContext,
  mailbox: Mailbox,
  email: string,
  skill: string,
  savedSteps: number,
): Promise<Candidate> => {
  await signUpCandidate(request, mailbox, email);
  const candidate = await logInByApi(request, 'userLogin', email);
  const steps = [
    () => candidate.post('/profile/personalDetails', personalDetails(email)),
    () => candidate.post('/profile/workExperience', workExperience),
    () => uploadResume(request, candidate.token),
    ...Object.entries(stepsWith(skill)).map(
      ([step, body]) =>
        () =>
          candidate.post(`/profile/${step}`, body),
    ),
  ];
  for (const save of steps.slice(0, savedSteps)) await save();
  return candidate;
};

/** A candidate whose profile is complete and who can be found by that skill. */
export const makeCompleteCandidate = (
  request: APIRequestContext,
  mailbox: Mailbox,
  email: string,
  skill: string,
): Promise<Candidate> => makeCandidateAt(request, mailbox, email, skill, completeProfileStatus);

/** A posting as a user of the API sends it. */
export const wirePosting = (employerId: string, skill: string) => ({
  userId: employerId,
  jobTitle: 'Java Developer',
  jobType: 'Remote, Hybrid',
  jobRole: 'Full Time',
  experience: '3-5',
  salary: 120_000,
  hiringTimeline: 'Immediate',
  hireCount: 2,
  location: 'Austin, Texas',
  qualification: 'Bachelor of Science',
  workingHours: '40 hours a week',
  technology: 'Java, Kafka',
  skills: [{ name: skill }],
  benefits: 'Health insurance',
  jobDescription: 'Build services, Review code',
});
