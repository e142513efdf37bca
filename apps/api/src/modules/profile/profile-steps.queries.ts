import { type BodyOf, emailKey, type profileRoutes } from '@forte/contract';
import type { Trx } from '#api/db/connect.ts';
import { refuseField } from '#api/http/refusal.ts';
import { replaceList, replaceSocialLinks } from '#api/modules/profile/profile-lists.queries.ts';
import type { CandidateChange } from '#api/modules/profile/save-step.service.ts';
import { isStateOf } from '#api/modules/reference/places.ts';

type Routes = typeof profileRoutes;

/** How each step's values become columns and lists. Each runs inside `saveStep`. */
export type WriteStep<Body> = (trx: Trx, candidateId: string, body: Body) => Promise<CandidateChange>;

/** The address belongs to the account: a new one has to be verified before it counts (PROF-14). */
const requireOwnEmail = async (trx: Trx, candidateId: string, email: string): Promise<void> => {
  const account = await trx
    .selectFrom('account')
    .select('emailKey')
    .where('id', '=', candidateId)
    .executeTakeFirstOrThrow();
  if (account.emailKey === emailKey(email)) return;
  throw refuseField('emailId', 'A changed email has to be verified before it can be saved.');
};

/** What is stored fits together: the screen offers a country's own states, a program may send any. */
const requireStateOf = (country: string, state: string): void => {
  if (state === '' || isStateOf(country, state)) return;
  throw refuseField('state', `State must be one of ${country}`);
};

export const writePersonalDetail: WriteStep<BodyOf<Routes['addPersonalDetails']>> = async (
  trx,
  candidateId,
  { userId: _, version: __, email, ...details },
) => {
  await requireOwnEmail(trx, candidateId, email);
  requireStateOf(details.country, details.state);
  return { ...details, contactEmail: email };
};

export const writeWorkExperience: WriteStep<BodyOf<Routes['addWorkExperience']>> = async (
  trx,
  candidateId,
  body,
) => {
  await replaceList(
    trx,
    'candidateOrganisation',
    candidateId,
    body.organisations.map(({ isCurrentlyWorking, ...job }) => ({ ...job, isCurrent: isCurrentlyWorking })),
  );
  await replaceList(
    trx,
    'candidateTechnology',
    candidateId,
    body.technologies.map(({ name, workedFor }) => ({ name, years: workedFor })),
  );
  await replaceList(trx, 'candidateReferral', candidateId, body.referrals);
  return {
    isFresher: false,
    experienceMonths: body.experienceYears * 12 + body.experienceMonths,
    annualSalary: body.annualSalary,
    annualSalaryCurrency: body.annualSalaryCurrency,
    countriesWorkedFor: body.countriesWorkedFor,
    internPeriod: '',
    internLocation: '',
    internRole: '',
  };
};

/** Who chooses to be a fresher has not worked yet: what the other choice had stored goes. */
export const writeFresher: WriteStep<BodyOf<Routes['addFresher']>> = async (
  trx,
  candidateId,
  { userId: _, version: __, ...internship },
) => {
  await replaceList(trx, 'candidateOrganisation', candidateId, []);
  await replaceList(trx, 'candidateTechnology', candidateId, []);
  await replaceList(trx, 'candidateReferral', candidateId, []);
  return {
    ...internship,
    isFresher: true,
    experienceMonths: 0,
    annualSalary: null,
    countriesWorkedFor: [],
  };
};

export const writeVisaDetail: WriteStep<BodyOf<Routes['addVisaDetails']>> = async (
  _trx,
  _candidateId,
  { userId: _, version: __, ...visa },
) => visa;

export const writeSkillDetail: WriteStep<BodyOf<Routes['addSkillDetails']>> = async (
  trx,
  candidateId,
  body,
) => {
  await replaceList(trx, 'candidateSkill', candidateId, body.skills);
  await replaceList(
    trx,
    'candidateLanguage',
    candidateId,
    body.languages.map(({ name, read, write, speak }) => ({
      name,
      reads: read,
      writes: write,
      speaks: speak,
    })),
  );
  return {};
};

export const writeEducationDetail: WriteStep<BodyOf<Routes['addEducationDetails']>> = async (
  trx,
  candidateId,
  { qualification, certificates },
) => {
  await replaceList(
    trx,
    'candidateCertificate',
    candidateId,
    certificates.map(({ certificateName, certificateNo, organisation, expiryDate }) => ({
      name: certificateName,
      number: certificateNo,
      organisation,
      expiresOn: expiryDate,
    })),
  );
  return { qualification };
};

export const writeExpectationDetail: WriteStep<BodyOf<Routes['addExpectationDetails']>> = async (
  _trx,
  _candidateId,
  { userId: _, version: __, ...expectation },
) => expectation;

export const writeSocialMediaDetail: WriteStep<BodyOf<Routes['addSocialMediaDetails']>> = async (
  trx,
  candidateId,
  { socialLinks },
) => {
  await replaceSocialLinks(trx, candidateId, socialLinks);
  return {};
};
