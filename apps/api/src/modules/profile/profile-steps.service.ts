import { type BodyOf, emailKey, type profileRoutes } from '@forte/contract';
import type { Trx } from '#api/db/connect.ts';
import { inOneGo, type PlaceOf, prepare } from '#api/db/prepared.ts';
import { notFound, refuseField } from '#api/http/refusal.ts';
import { candidateLock } from '#api/modules/profile/candidate-lock.queries.ts';
import type { CandidateChange } from '#api/modules/profile/profile-write.queries.ts';
import { isStateOf } from '#api/modules/reference/places.ts';

type Routes = typeof profileRoutes;

/** How each step's values become columns and lists. */
type ChangeOf<Body> = (body: Body) => CandidateChange;

const ownEmail = prepare('own-email', (db, place: PlaceOf<{ readonly candidateId: string }>) =>
  db.selectFrom('account').select('emailKey').where('id', '=', place('candidateId')).compile(),
);

/** The address belongs to the account: a new one has to be verified before it counts (PROF-14). */
const requireOwnEmail = async (trx: Trx, candidateId: string, email: string): Promise<void> => {
  const own = { candidateId };
  const [account] = await inOneGo(trx, [candidateLock.with(trx, own), ownEmail.with(trx, own)]);
  if (account === undefined) throw notFound();
  if (account.emailKey === emailKey(email)) return;
  throw refuseField('emailId', 'A changed email has to be verified before it can be saved.');
};

/** What is stored fits together: the screen offers a country's own states, a program may send any. */
const requireStateOf = (country: string, state: string): void => {
  if (state === '' || isStateOf(country, state)) return;
  throw refuseField('state', `State must be one of ${country}`);
};

/** @throws Refusal at the email when it is not the account's, at the state when it is not one of the country */
export const personalDetailChange = async (
  { userId: _, version: __, email, ...details }: BodyOf<Routes['addPersonalDetails']>,
  trx: Trx,
  candidateId: string,
): Promise<CandidateChange> => {
  await requireOwnEmail(trx, candidateId, email);
  requireStateOf(details.country, details.state);
  return { columns: { ...details, contactEmail: email } };
};

export const workExperienceChange: ChangeOf<BodyOf<Routes['addWorkExperience']>> = (body) => ({
  columns: {
    isFresher: false,
    experienceMonths: body.experienceYears * 12 + body.experienceMonths,
    annualSalary: body.annualSalary,
    annualSalaryCurrency: body.annualSalaryCurrency,
    countriesWorkedFor: body.countriesWorkedFor,
    internPeriod: '',
    internLocation: '',
    internRole: '',
  },
  lists: {
    candidateOrganisation: body.organisations.map(({ isCurrentlyWorking, ...job }) => ({
      ...job,
      isCurrent: isCurrentlyWorking,
    })),
    candidateTechnology: body.technologies.map(({ name, workedFor }) => ({ name, years: workedFor })),
    candidateReferral: body.referrals,
  },
});

/** Who chooses to be a fresher has not worked yet: what the other choice had stored goes. */
export const fresherChange: ChangeOf<BodyOf<Routes['addFresher']>> = ({
  userId: _,
  version: __,
  ...internship
}) => ({
  columns: {
    ...internship,
    isFresher: true,
    experienceMonths: 0,
    annualSalary: null,
    countriesWorkedFor: [],
  },
  lists: { candidateOrganisation: [], candidateTechnology: [], candidateReferral: [] },
});

export const visaDetailChange: ChangeOf<BodyOf<Routes['addVisaDetails']>> = ({
  userId: _,
  version: __,
  ...columns
}) => ({ columns });

export const skillDetailChange: ChangeOf<BodyOf<Routes['addSkillDetails']>> = ({ skills, languages }) => ({
  columns: {},
  lists: {
    candidateSkill: skills,
    candidateLanguage: languages.map(({ name, read, write, speak }) => ({
      name,
      reads: read,
      writes: write,
      speaks: speak,
    })),
  },
});

export const educationDetailChange: ChangeOf<BodyOf<Routes['addEducationDetails']>> = ({
  qualification,
  certificates,
}) => ({
  columns: { qualification },
  lists: {
    candidateCertificate: certificates.map(
      ({ certificateName, certificateNo, organisation, expiryDate }) => ({
        name: certificateName,
        number: certificateNo,
        organisation,
        expiresOn: expiryDate,
      }),
    ),
  },
});

export const expectationDetailChange: ChangeOf<BodyOf<Routes['addExpectationDetails']>> = ({
  userId: _,
  version: __,
  ...columns
}) => ({ columns });

export const socialMediaDetailChange: ChangeOf<BodyOf<Routes['addSocialMediaDetails']>> = ({
  socialLinks,
}) => ({ columns: {}, lists: { candidateSocialLink: socialLinks } });
