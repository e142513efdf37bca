/** The values of profiles and postings in these journeys, as a user of the API sends them. */

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

/** The steps after the resume, in their order. */
export const stepsAfterResume = (skill: string) => ({
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
