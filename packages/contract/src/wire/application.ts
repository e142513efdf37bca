import * as z from 'zod/mini';
import { instant } from '../words/instant.ts';

/** Where an application stands (STAT-01). */
export const applicationStatus = z.enum(['sent', 'seen', 'shortlisted', 'declined', 'hired'], {
  error: 'Enter where the application stands',
});
export type ApplicationStatus = z.output<typeof applicationStatus>;

/** What an application can be found by: where it stands, or that it was withdrawn. */
export const applicationStates = ['sent', 'seen', 'shortlisted', 'declined', 'hired', 'withdrawn'] as const;
export const applicationState = z.enum(applicationStates);
export type ApplicationState = z.output<typeof applicationState>;

/** A step in the life of an application, with what the employer wrote to it. */
export const applicationEvent = z.object({ status: applicationState, message: z.string(), at: instant });
export type ApplicationEvent = z.output<typeof applicationEvent>;
