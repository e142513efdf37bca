import type { ProfileView } from '@forte/contract';

export type SectionProps = {
  readonly profile: ProfileView;
  /** Where the owner changes it; undefined for who only reads. */
  readonly edit?: string | undefined;
};
