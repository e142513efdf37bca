import type { Role } from '@forte/contract';
import {
  IconBriefcase,
  IconCreditCard,
  IconHeart,
  IconHome,
  IconLock,
  IconPencil,
  IconSearch,
  IconSend,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import { paths } from '#core/paths.ts';

/** The headers of the two roles (APP-12). Icons show where the links stand under each other. */
export const navigation = {
  employer: {
    main: [
      { label: 'Home', to: paths.dashboard, Icon: IconHome },
      { label: 'Explore Employee', to: paths.applicants, Icon: IconUsers },
      { label: 'Posting Jobs', to: paths.postings, Icon: IconBriefcase },
      { label: 'Subscription', to: paths.subscription, Icon: IconCreditCard },
    ],
    menu: [{ label: 'Account', to: paths.account, Icon: IconSettings }],
  },
  employee: {
    main: [
      { label: 'Home', to: paths.profile, Icon: IconHome },
      { label: 'Explore Jobs', to: paths.exploreJobs, Icon: IconSearch },
      { label: 'Applied Jobs', to: paths.appliedJobs, Icon: IconSend },
      { label: 'Saved Jobs', to: paths.savedJobs, Icon: IconHeart },
    ],
    menu: [
      { label: 'Edit Profile', to: paths.editBasicDetail, Icon: IconPencil },
      { label: 'Change Password', to: paths.changePassword, Icon: IconLock },
      { label: 'Account', to: paths.account, Icon: IconSettings },
    ],
  },
} as const satisfies Record<
  Role,
  Record<
    'main' | 'menu',
    readonly { readonly label: string; readonly to: string; readonly Icon: typeof IconHome }[]
  >
>;

export type NavigationLink = (typeof navigation)[Role]['main' | 'menu'][number];
