import type pg from 'pg';
import { createCopyBatch } from '#api/demo/copy.ts';
import type { DemoCandidate } from '#api/demo/make-candidate.ts';
import { candidateFacts } from '#api/modules/matching/facts.ts';
import { candidateMatchColumns } from '#api/modules/matching/match-columns.ts';
import { profileLists } from '#api/modules/profile/profile-lists.ts';
import { isListed } from '#api/modules/search/candidate-row.ts';
import { candidateTerms } from '#api/modules/search/candidate-terms.ts';
import { candidateDerivation } from '#api/modules/search/derivation.ts';
import { toFacetColumn } from '#api/modules/search/facet-cap.ts';
import type { Term } from '#api/modules/search/facets.ts';
import { shownLists } from '#api/modules/search/shown-lists.ts';

/** What loading needs beside the rows. */
export type LoadContext = {
  readonly facetsOf: (terms: readonly Term[]) => number[];
  /** Of a password that nobody knows. */
  readonly passwordHash: string;
};

const createBatches = () => ({
  account: createCopyBatch('account', ['id', 'role', 'email', 'emailKey', 'passwordHash', 'createdAt']),
  candidate: createCopyBatch('candidate', [
    'accountId',
    'profileStatus',
    'pursuesEmployment',
    'firstName',
    'lastName',
    'mobile',
    'contactEmail',
    'about',
    'institution',
    'gender',
    'address',
    'city',
    'state',
    'country',
    'pincode',
    'linkedInProfile',
    'strengths',
    'topValues',
    'isFresher',
    'experienceMonths',
    'annualSalary',
    'annualSalaryCurrency',
    'countriesWorkedFor',
    'internRole',
    'authorizedUs',
    'workOnForte',
    'contractWithForte',
    'visaStatus',
    'qualification',
    'preferredJobs',
    'modesOfWork',
    'preferredRoles',
    'expectedSalary',
    'expectedSalaryCurrency',
    'noticePeriodDays',
    'showsSalary',
    'message',
    'createdAt',
    'updatedAt',
  ]),
  organisation: createCopyBatch('candidateOrganisation', [
    'candidateId',
    ...profileLists.candidateOrganisation,
  ]),
  technology: createCopyBatch('candidateTechnology', ['candidateId', ...profileLists.candidateTechnology]),
  skill: createCopyBatch('candidateSkill', ['candidateId', ...profileLists.candidateSkill]),
  language: createCopyBatch('candidateLanguage', ['candidateId', ...profileLists.candidateLanguage]),
  certificate: createCopyBatch('candidateCertificate', ['candidateId', ...profileLists.candidateCertificate]),
  socialLink: createCopyBatch('candidateSocialLink', ['candidateId', ...profileLists.candidateSocialLink]),
  search: createCopyBatch('candidateSearch', [
    'candidateId',
    'listed',
    'facets',
    'experienceMonths',
    'expectedSalary',
    'updatedAt',
    'abilities',
    'titles',
    'salaryCurrency',
    'modes',
    'kinds',
    'city',
    'state',
    'country',
    'skills',
    'technologies',
    'derivation',
  ]),
});
type Batches = ReturnType<typeof createBatches>;

const namesOf = (items: readonly { name: string }[]): string[] => items.map(({ name }) => name);
const searchTerms = ({ profile, skills, technologies, languages }: DemoCandidate): Term[] =>
  candidateTerms({
    ...profile,
    skills: namesOf(skills),
    technologies: namesOf(technologies),
    languages: namesOf(languages),
  });

const addCandidate = (batches: Batches, candidate: DemoCandidate, context: LoadContext): void => {
  const { id, email, profile } = candidate;
  batches.account.add({
    id,
    role: 'employee',
    email,
    emailKey: email,
    passwordHash: context.passwordHash,
    createdAt: candidate.createdAt,
  });
  batches.candidate.add(profile);
  for (const row of candidate.organisations) batches.organisation.add({ candidateId: id, ...row });
  for (const row of candidate.technologies) batches.technology.add({ candidateId: id, ...row });
  for (const row of candidate.skills) batches.skill.add({ candidateId: id, ...row });
  for (const row of candidate.languages) batches.language.add({ candidateId: id, ...row });
  for (const row of candidate.certificates) batches.certificate.add({ candidateId: id, ...row });
  for (const row of candidate.socialLinks) batches.socialLink.add({ candidateId: id, ...row });
  batches.search.add({
    candidateId: id,
    listed: isListed(profile),
    facets: toFacetColumn(context.facetsOf(searchTerms(candidate))),
    experienceMonths: profile.experienceMonths,
    expectedSalary: profile.expectedSalary,
    updatedAt: profile.updatedAt,
    ...candidateMatchColumns(
      candidateFacts({ ...profile, skills: candidate.skills, technologies: candidate.technologies }),
      (term) => context.facetsOf([term])[0] ?? null,
    ),
    ...shownLists(candidate.skills, candidate.technologies),
    derivation: candidateDerivation,
  });
};

/** Stores complete candidates with their search rows, in the caller's transaction. */
export const copyCandidates = async (
  client: pg.Client,
  candidates: Iterable<DemoCandidate>,
  context: LoadContext,
): Promise<void> => {
  const batches = createBatches();
  for (const candidate of candidates) addCandidate(batches, candidate, context);
  // Parents first: each row's references are checked as it comes.
  for (const batch of Object.values(batches)) await batch.send(client);
};
