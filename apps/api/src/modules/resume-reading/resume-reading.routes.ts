import type { resumeReadingRoutes } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import type { Handlers } from '#api/http/handler.ts';
import { suggestFromResume } from '#api/modules/resume-reading/resume-reading.service.ts';

/** What the resume says that the profile does not (READ-01). */
export const resumeReadingHandlers = (deps: Deps): Handlers<typeof resumeReadingRoutes> => ({
  resumeSuggestions: async ({ caller }) => ({ data: await suggestFromResume(deps, caller.userId) }),
});
