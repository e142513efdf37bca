import { many, word, words } from './long-texts.ts';
import type { ApiUser, People } from './people.ts';

const jobTitles = ['Full Stack Developer', 'Data Engineer', 'Salesforce Marketing Cloud Specialist'];

const wholeSteps = (email: string) => ({
  editPersonalDetails: {
    emailId: email,
    firstName: words(50),
    lastName: word(50),
    gender: 3,
    mobile: '+919876543210123',
    country: 'India',
    state: 'Dadra and Nagar Haveli and Damān and Diu',
    city: word(60),
    address: words(200),
    pincode: '411001 ABCDE',
    institution: word(120),
    linkedInProfile: `https://www.linkedin.com/in/${'a'.repeat(172)}`,
    topStrengths: many(10, (index) => `${index} ${word(38)}`),
    topValues: many(10, (index) => `${index} ${words(38)}`),
    aboutUser: words(2_000),
  },
  editWorkExperience: {
    experienceYears: 60,
    experienceMonths: 11,
    workedorganisations: many(30, (index) => ({
      role: index === 0 ? word(80) : words(80),
      organisation: index === 0 ? word(120) : words(120),
      location: words(80),
      startYear: 1990 + index,
      startMonth: 1,
      ...(index === 29 ? { isCurrentlyWorking: true } : { endYear: 1990 + index, endMonth: 12 }),
    })),
    technologies: many(30, (index) => ({ name: `${index} ${word(57)}`, workedFor: 60 })),
    annualSalary: 100_000_000,
    currency: 'EUR',
    countryWorkedFor: many(30, (index) => `Country number ${index}`).join(', '),
    referraldetails: many(5, (index) => ({
      name: `${index} ${words(98)}`,
      contactNumber: '+919812345678',
      email: 'ravi@example.com',
      organisation: word(120),
      years: 60,
    })),
  },
  editVisaDetails: {
    visaStatus: 'Green Card Holder',
    authorizedUs: true,
    workOnForte: true,
    contractWithForte: false,
  },
  editSkillDetails: {
    skills: many(50, (index) => ({ name: `${index} ${word(57)}`, preficiency: (index % 5) + 1 })),
    languages: many(20, (index) => ({
      name: `Language ${index}`,
      read: true,
      write: index % 2 === 0,
      speak: true,
    })),
  },
  editEducationDetails: {
    qualification: words(80),
    education: many(20, (index) => ({
      certificateName: `${index} ${index === 0 ? word(117) : words(117)}`,
      certificateNo: word(60),
      organisation: words(120),
      expiryDate: index % 2 === 0 ? '2028-03-05' : null,
    })),
  },
  editExpectationDetails: {
    preferedJob: [...jobTitles, 'Java Developer', 'UI/UX Designer'].join(', '),
    modeOfWork: 'Onsite, Hybrid, Remote',
    preferedRole: 'Full Time, Contract, Part Time',
    expectedSalary: 100_000_000,
    noticePeriod: 365,
    isShowCtc: true,
    message: words(1_000),
  },
  editSocialMediaDetails: {
    socialmedia: [
      { name: 'Facebook', link: 'ana' },
      { name: 'Instagram', notInterested: true },
      { name: 'Blog', link: `https://example.com/${'b'.repeat(180)}` },
    ],
  },
});

/** A candidate who has filled everything to its limit. */
export const makeWholeCandidate = async (people: People): Promise<ApiUser> => {
  const candidate = await people.newCandidate();
  for (const [step, body] of Object.entries(wholeSteps(candidate.email)))
    await candidate.post(`/profile/${step}`, body);
  return candidate;
};
