/** The closed lists of §9 and `job-titles.txt`, in the order in which they are offered. */
export const jobTitles = [
  'Salesforce Administrator',
  'Salesforce Developer',
  'Salesforce Architect',
  'Salesforce Business Analyst',
  'Salesforce Consultant',
  'Salesforce QA Tester',
  'Salesforce Marketing Cloud Specialist',
  'Salesforce CPQ Specialist',
  'SAP Consultant',
  'SAP ABAP Developer',
  'ServiceNow Developer',
  'ServiceNow Administrator',
  'Project Manager',
  'Product Manager',
  'Scrum Master',
  'Business Analyst',
  'Splunk Developer',
  'SQL Developer',
  'Database Administrator',
  '.Net Developer',
  'Java Developer',
  'Python Developer',
  'Front End Developer',
  'Full Stack Developer',
  'Mobile App Developer',
  'DevOps Engineer',
  'Cloud Engineer',
  'Data Engineer',
  'Data Analyst',
  'Tableau Developer',
  'QA Automation Engineer',
  'UI/UX Designer',
] as const;
export const jobTypes = ['Onsite', 'Hybrid', 'Remote'] as const;
export const jobRoles = ['Full Time', 'Contract', 'Part Time'] as const;
export const visaStatuses = [
  'US Citizen',
  'Not US Citizen',
  'Green Card Holder',
  'H1B',
  'H4 EAD',
  'F1 CPT',
  'F1 OPT',
  'Others',
] as const;
export const hiringTimelines = ['Immediate', 'Within 2 weeks', 'Within 1 month', 'Within 3 months'] as const;
export const employerCategories = ['Company', 'Non-Profit Organisation'] as const;
export const socialNetworks = ['Facebook', 'Instagram', 'Twitter', 'Youtube', 'Blog'] as const;
/** Proficiency 1 to 5 (PROF-06): the name of level n stands at n - 1. */
export const proficiencies = ['Beginner', 'Elementary', 'Intermediate', 'Advanced', 'Expert'] as const;
/** Work type 1, 2 and anything else (§9). */
export const workTypes = { 1: 'Part Time', 2: 'Full Time', 3: 'Contract' } as const;
export const genders = { 1: 'Male', 2: 'Female', 3: 'Others' } as const;
/** The number of the profileStatus from which a profile is complete (APP-07). */
export const completeProfileStatus = 8;
