import type { Envelope } from '@forte/contract';
import type { TestApp, TestUser } from '#api/testing/test-app.ts';

/** What a user of the API sends for each step, in the spec's spelling. */
export const wireSteps = {
  personalDetails: {
    firstName: 'Asha',
    lastName: 'Díaz',
    gender: 2,
    mobile: '919876543210',
    country: 'India',
    state: 'Maharashtra',
    city: 'Pune',
    pincode: '411001',
    institution: 'COEP',
    linkedInProfile: 'https://www.linkedin.com/in/asha',
    topStrengths: ['Calm', 'C++'],
    topValues: ['Honesty'],
    aboutUser: '<b>Hello</b>',
  },
  workExperience: {
    experienceYears: 4,
    experienceMonths: 7,
    workedorganisations: [
      {
        role: 'Developer',
        organisation: 'Acme, Inc.',
        workType: 3,
        startYear: 2020,
        startMonth: 5,
        endYear: 2022,
        endMonth: 4,
      },
      { role: 'Lead', organisation: 'Umbrella', startYear: 2022, startMonth: 5, isCurrentlyWorking: true },
    ],
    technologies: [{ name: '.net', workedFor: 4 }],
    annualSalary: 80_000,
    currency: 'EUR',
    countryWorkedFor: 'India, "Korea, Republic of"',
    referraldetails: [
      {
        name: 'Ravi',
        contactNumber: '+919812345678',
        email: 'ravi@example.com',
        organisation: 'Acme, Inc.',
        years: 3,
      },
    ],
  },
  visaDetails: { visaStatus: 'H1B', authorizedUs: true, workOnForte: false },
  skillDetails: {
    skills: [
      { name: 'C#', preficiency: 5 },
      { name: 'Java', preficiency: 2 },
    ],
    languages: [{ name: 'Hindi', read: true, write: false, speak: true }],
  },
  educationDetails: {
    qualification: 'B.E.',
    education: [
      { certificateName: 'OCP', certificateNo: '77', organisation: 'Oracle', expiryDate: '2027-03-05' },
      { certificateName: 'CKA' },
    ],
  },
  expectationDetails: {
    preferedJob: '.Net Developer, Data Engineer',
    modeOfWork: 'Remote',
    preferedRole: 'Full Time',
    expectedSalary: 90_000,
    noticePeriod: 30,
    message: 'Hi',
  },
  socialMediaDetails: {
    socialmedia: [
      { name: 'Blog', link: 'https://asha.example.com' },
      { name: 'Facebook', notInterested: true },
    ],
  },
} as const;

/** Calls the API as the spec writes it. */
export const callWire = async (
  { baseUrl }: TestApp,
  { token }: TestUser,
  path: string,
  body?: unknown,
): Promise<{ status: number; answer: Envelope }> => {
  const response = await fetch(`${baseUrl}/V1/profile/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: (await response.json()) as Envelope }; // the tests look at it
};
