/** The lists of a profile: the columns of an item but for whose it is, first the one that tells it from the others of its list. */
export const profileLists = {
  candidateOrganisation: [
    'position',
    'role',
    'organisation',
    'location',
    'workType',
    'startYear',
    'startMonth',
    'endYear',
    'endMonth',
    'isCurrent',
  ],
  candidateTechnology: ['position', 'name', 'years'],
  candidateReferral: ['position', 'name', 'contactNumber', 'email', 'organisation', 'years'],
  candidateSkill: ['position', 'name', 'proficiency'],
  candidateLanguage: ['position', 'name', 'reads', 'writes', 'speaks'],
  candidateCertificate: ['position', 'name', 'number', 'organisation', 'expiresOn'],
  candidateSocialLink: ['name', 'link', 'notInterested'],
} as const;
export type ListTable = keyof typeof profileLists;
