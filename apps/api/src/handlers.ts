import type { routes } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import type { Handlers } from '#api/http/handler.ts';
import { accountHandlers } from '#api/modules/account/account.routes.ts';
import { emailChangeHandlers } from '#api/modules/account/email-change.routes.ts';
import { sessionHandlers } from '#api/modules/account/session.routes.ts';
import { applicationHandlers } from '#api/modules/application/application.routes.ts';
import { employerHandlers } from '#api/modules/employer/employer.routes.ts';
import { favouriteHandlers } from '#api/modules/favourite/favourite.routes.ts';
import { matchingHandlers } from '#api/modules/matching/matching.routes.ts';
import { postingHandlers } from '#api/modules/posting/posting.routes.ts';
import { profileHandlers } from '#api/modules/profile/profile.routes.ts';
import { referenceHandlers } from '#api/modules/reference/reference.routes.ts';
import { resumeReadingHandlers } from '#api/modules/resume-reading/resume-reading.routes.ts';
import { searchHandlers } from '#api/modules/search/search.routes.ts';
import { subscriptionHandlers } from '#api/modules/subscription/subscription.routes.ts';

/** Every route's handler: one line a module. */
export const createHandlers = (deps: Deps): Handlers<typeof routes> => ({
  ...accountHandlers(deps),
  ...sessionHandlers(deps),
  ...emailChangeHandlers(deps),
  ...profileHandlers(deps),
  ...resumeReadingHandlers(deps),
  ...referenceHandlers,
  ...searchHandlers(deps),
  ...postingHandlers(deps),
  ...favouriteHandlers(deps),
  ...applicationHandlers(deps),
  ...employerHandlers(deps),
  ...matchingHandlers(deps),
  ...subscriptionHandlers(deps),
});
