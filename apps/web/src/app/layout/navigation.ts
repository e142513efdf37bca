import type { Role } from '@forte/contract';
import { paths } from '#core/paths.ts';

/** The headers of the two roles (APP-12). */
export const navigation = {
  employer: {
    main: [
      { label: 'Home', to: paths.dashboard },
      { label: 'Explore Employee', to: paths.applicants },
      { label: 'Posting Jobs', to: paths.postings },
      { label: 'Subscription', to: paths.subscription },
    ],
    menu: [{ label: 'Account', to: paths.account }],
  },
  employee: {
    main: [
      { label: 'Home', to: paths.profile },
      { label: 'Explore Jobs', to: paths.exploreJobs },
      { label: 'Applied Jobs', to: paths.appliedJobs },
      { label: 'Saved Jobs', to: paths.savedJobs },
    ],
    menu: [
      { label: 'Edit Profile', to: paths.editBasicDetail },
      { label: 'Change Password', to: paths.changePassword },
      { label: 'Account', to: paths.account },
    ],
  },
} as const satisfies Record<
  Role,
  Record<'main' | 'menu', readonly { readonly label: string; readonly to: string }[]>
>;

export type NavigationLink = (typeof navigation)[Role]['main' | 'menu'][number];
