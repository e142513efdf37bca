/**
 * The first calls of a page, sent while its code is on its way: a small file that comes beside the start and waits for
 * nothing, not even for the contract. That these are the contract's calls is held by the types, that they are the page's by
 * a journey (first-load.test.ts): what the page asks in other words is asked once more.
 */
import type {
  basePath,
  loginRoutes,
  postingRoutes,
  profileRoutes,
  searchRoutes,
  userTypeOf,
} from '@forte/contract';
import { askAhead } from '#core/asked-ahead.ts';
import { paths } from '#core/paths.ts';
import { local, perTab } from '#core/storage.ts';

const base: typeof basePath = '/V1';
const employer: (typeof userTypeOf)['employer'] = '2';
const verify: {
  employee: typeof loginRoutes.userVerifyToken.path;
  employer: typeof loginRoutes.employerUserVerifyToken.path;
} = { employee: '/login/userVerifyToken', employer: '/login/employerUserVerifyToken' };
const candidates: typeof searchRoutes.searchCandidates.path = '/employer/list-user-profile';
const jobs: typeof postingRoutes.listJobs.path = '/employees/jobsList';
const profile: typeof profileRoutes.viewProfile.path = '/profile/viewProfile/{id}';

/** With a body it is a POST, as all calls of the contract are. */
type Call = { readonly path: string; readonly body?: object; readonly token?: string };

const ask = ({ path, body, token }: Call, next?: (answer: Response) => Promise<void>): void => {
  const headers = new Headers();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  const init = body === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) };
  askAhead(base + path, { ...init, headers }, next);
};

/** The token of the stored session, unchecked: the server does that. */
const storedToken = (): string | undefined => {
  try {
    return JSON.parse(local.session.get() ?? '{}').api_token;
  } catch {
    return undefined;
  }
};

const here = window.location.pathname.toLowerCase();
const isAt = (path: string): boolean => here === path.toLowerCase() && window.location.search === '';

/** The jobs, and the profile whose terms they mark: both name the candidate, whom the session's own answer tells. */
const askForJobs = (token: string) => async (verified: Response) => {
  const { userId } = (await verified.json()).Data;
  ask({ path: jobs, body: { id: userId }, token });
  ask({ path: profile.replace('{id}', userId), token });
};

const askForPage = (token: string): void => {
  const isEmployer = (local.userType.get() ?? perTab.userType.get()) === employer;
  const isAtJobs = !isEmployer && (isAt(paths.exploreJobs) || isAt(paths.employeeJobs));
  const path = isEmployer ? verify.employer : verify.employee;
  ask({ path, body: { token } }, isAtJobs ? askForJobs(token) : undefined);
  if (isEmployer && isAt(paths.dashboard)) ask({ path: candidates, body: {}, token });
};

/** What writes numbers takes a phone a tenth of a second to make ready. While the start is on its way, there is time for it. */
const readyNumbers = (): unknown =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(0);

const token = storedToken();
if (token !== undefined) {
  askForPage(token);
  readyNumbers();
}
