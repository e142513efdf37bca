import { accountRoutes } from './routes/account.ts';
import { emailChangeRoutes } from './routes/email-change.ts';
import { employerRoutes } from './routes/employer.ts';
import { matchRoutes } from './routes/match.ts';
import { postingRoutes } from './routes/posting.ts';
import { profileRoutes } from './routes/profile.ts';
import { referenceRoutes } from './routes/reference.ts';
import { resumeReadingRoutes } from './routes/resume-reading.ts';
import { searchRoutes } from './routes/search.ts';
import { sessionRoutes } from './routes/session.ts';

/** Every call of the product: the one table from which server, client, document and access matrix are made. */
export const routes = {
  ...accountRoutes,
  ...sessionRoutes,
  ...emailChangeRoutes,
  ...profileRoutes,
  ...referenceRoutes,
  ...resumeReadingRoutes,
  ...searchRoutes,
  ...postingRoutes,
  ...employerRoutes,
  ...matchRoutes,
} as const;

export type RouteName = keyof typeof routes;
