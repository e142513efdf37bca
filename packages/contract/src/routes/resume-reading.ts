import * as z from 'zod/mini';
import { defineRoutes } from '../route.ts';
import { sentId } from '../rules/text.ts';
import { resumeSuggestions } from '../wire/resume-suggestions.ts';

/** What a resume says that its candidate's profile does not: ours, the spec only keeps the file. */
export const resumeReadingRoutes = defineRoutes({
  resumeSuggestions: {
    method: 'GET',
    path: '/profile/resume-suggestions/{id}',
    access: 'employee',
    actor: 'params.id',
    params: z.object({ id: sentId }),
    reply: resumeSuggestions,
    refuses: ['not-found', 'limited'],
    summary:
      "Reads the caller's resume and suggests values for the empty parts of the profile; stores nothing",
    origin: 'ours',
    source: 'READ-01, SEC-11, SEC-22',
  },
});
