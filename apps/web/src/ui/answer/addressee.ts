import type { Application } from '@forte/contract';

/** What is known of an application where it can be answered. */
export type Shown = Pick<Application, 'id' | 'status' | 'candidate'>;

export const nameOf = ({ candidate }: Pick<Application, 'candidate'>): string =>
  `${candidate.firstName} ${candidate.lastName}`;

/** Whose application is answered, and where it stood on the screen when the answer was chosen. */
export type Addressee = Pick<Application, 'id' | 'status'> & { readonly name: string };

export const addresseeOf = (application: Shown): Addressee => ({
  id: application.id,
  status: application.status,
  name: nameOf(application),
});
