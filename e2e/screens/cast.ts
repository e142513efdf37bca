import { many, word, words } from '../harness/long-texts.ts';
import { type ApiUser, createPeople, logInByApi, type Makers, type People } from '../harness/people.ts';
import { makeWholeCandidate } from '../harness/whole-candidate.ts';
import { wirePosting } from '../harness/wire-bodies.ts';

/** The demo data's two logins, as `npm start` prints them. */
const demo = {
  candidate: 'candidate@example.com',
  employer: 'employer@example.com',
  password: 'Forte!demo1',
} as const;

/** A skill that only one candidate has, so that a search for it finds one. */
export const rareSkill = 'Prolog';

/**
 * Who looks at the screens.
 * - `candidate`, `employer`: the demo data's, with many of everything.
 * - `minimal`: a complete profile with the least in it; one job saved and applied to. `small`: an employer with one posting.
 * - `longest`, `longestEmployer`: every text as long as it may be.
 * - `fresh`: an employer with nothing yet. `step0` to `step8`: candidates who saved so many steps of the profile, the last one all.
 */
export type PersonName =
  | 'candidate'
  | 'employer'
  | 'minimal'
  | 'small'
  | 'longest'
  | 'longestEmployer'
  | 'fresh'
  | `step${number}`;

export type Person = {
  readonly token: string;
  readonly userId: string;
  readonly role: 'employee' | 'employer';
};

export type Cast = {
  readonly people: Readonly<Partial<Record<PersonName, Person>>>;
  /** A posting of the demo data, of `small` and of `longestEmployer`. */
  readonly postings: { readonly demo: string; readonly small: string; readonly longest: string };
};

const longestPosting = (employerId: string) => ({
  ...wirePosting(employerId, word(60)),
  jobTitle: 'Salesforce Marketing Cloud Specialist',
  jobType: 'Onsite, Hybrid, Remote',
  jobRole: 'Full Time, Contract, Part Time',
  experience: words(200).replaceAll(',', ' '),
  salary: 100_000_000,
  currency: 'EUR',
  hiringTimeline: 'Within 2 weeks',
  hireCount: 9_999,
  country: 'United Kingdom of Great Britain and Northern Ireland',
  location: word(200),
  qualification: words(200),
  workingHours: words(200),
  technology: many(50, (index) => `${index} ${word(57)}`).join(', '),
  skills: many(50, (index) => ({ name: `${index} ${word(57)}` })),
  benefits: many(50, (index) => `${index} ${word(57)}`).join(', '),
  jobDescription: many(20, () => words(480).replaceAll(',', ' ')).join(', '),
});

type Requests = Pick<Makers, 'request'>;

const newEmail = (): string => `screens-${crypto.randomUUID().slice(0, 18)}@example.com`;

const logDemoIn = async ({ request }: Requests) => {
  const employer = await logInByApi(request, 'employer', demo.employer, demo.password);
  const candidate = await logInByApi(request, 'candidate', demo.candidate, demo.password);
  const own = await employer.post('/postingjobs/postingjobs-filter', {});
  const [first] = Object.values(own) as { readonly id: string }[]; // the page of the demo employer's postings
  return { employer, candidate, posting: first?.id ?? '' };
};

const makeEmployers = async (people: People) => {
  const fresh = await people.newEmployer('Nordlicht');
  const small = await people.newEmployer();
  const longestEmployer = await people.newEmployer(word(50));
  const smallPosting = await small.post('/postingjobs/add', wirePosting(small.userId, rareSkill));
  const longest = await longestEmployer.post('/postingjobs/add', longestPosting(longestEmployer.userId));
  return {
    people: { fresh, small, longestEmployer },
    postings: { small: String(smallPosting.id), longest: String(longest.id) },
  };
};

const saveAndApply = async (candidate: ApiUser, postingId: string): Promise<void> => {
  const marks = { userId: candidate.userId, postingjobsId: postingId };
  await candidate.post('/favorite/savefavorite', { ...marks, isSaved: true });
  await candidate.post('/favorite/savefavorite', { ...marks, isApplyed: true });
};

const makeCandidates = async (people: People) => {
  const minimal = await people.newCandidate(rareSkill);
  const longest = await makeWholeCandidate(people);
  const steps: Record<`step${number}`, ApiUser> = {};
  for (const step of Array.from({ length: 9 }, (_, index) => index)) {
    steps[`step${step}`] = await people.candidateAt(step);
  }
  return { minimal, longest, ...steps };
};

const withRole = (
  people: Readonly<Record<string, Omit<Person, 'role'>>>,
  role: Person['role'],
): Record<string, Person> =>
  Object.fromEntries(
    Object.entries(people).map(([name, { token, userId }]) => [name, { token, userId, role }]),
  );

/** The two of the demo data alone, whose lists then hold nothing else. */
export const makeDemoCast = async (makers: Requests): Promise<Cast> => {
  const { employer, candidate, posting } = await logDemoIn(makers);
  const people = { ...withRole({ employer }, 'employer'), ...withRole({ candidate }, 'employee') };
  return { people, postings: { demo: posting, small: '', longest: '' } };
};

/** Whether the demo data alone is enough for a state. */
export const isOfDemo = ({ as }: { readonly as?: PersonName }): boolean =>
  as === undefined || as === 'candidate' || as === 'employer';

/** Makes everybody over the API of a product that has the demo data, and logs them in. */
export const makeCast = async (makers: Omit<Makers, 'newEmail'>): Promise<Cast> => {
  const made = createPeople({ ...makers, newEmail });
  const [{ people, postings }, { people: employers, postings: own }, candidates] = await Promise.all([
    makeDemoCast(makers),
    makeEmployers(made),
    makeCandidates(made),
  ]);
  await saveAndApply(candidates.minimal, own.small);
  await saveAndApply(candidates.longest, own.longest);
  return {
    people: { ...people, ...withRole(employers, 'employer'), ...withRole(candidates, 'employee') },
    postings: { ...postings, ...own },
  };
};
