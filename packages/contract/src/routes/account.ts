import * as z from 'zod/mini';
import { defineRoutes } from '../route.ts';

/** The caller as the verify calls tell it (AUTH-02). */
export const currentUser = z.object({
  userId: z.string(),
  name: z.string(),
  profileStatus: z.int(),
  role: z.enum(['employee', 'employer']),
});

/** The session that a login answers with. */
export const session = z.object({ api_token: z.string(), profileStatus: z.int() });

/** Login, sign-up, one-time codes and passwords: §7.1. */
export const accountRoutes = defineRoutes({});
