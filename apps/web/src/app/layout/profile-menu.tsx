import { Menu } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import type { NavigationLink } from './navigation.ts';
import { ProfileButton } from './profile-button.tsx';

type ProfileMenuProps = {
  readonly name: string;
  readonly links: readonly NavigationLink[];
  readonly defaultOpened: boolean;
};

/** The menu under the user's name, for wide screens. */
export const ProfileMenu = ({ name, links, defaultOpened }: ProfileMenuProps) => (
  <Menu position="bottom-end" width={220} defaultOpened={defaultOpened}>
    <Menu.Target>
      <ProfileButton name={name} />
    </Menu.Target>
    <Menu.Dropdown>
      {links.map(({ label, to, Icon }) => (
        <Menu.Item key={to} component={Link} to={to} leftSection={<Icon size={18} stroke={1.6} />}>
          {label}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item component={Link} to={paths.logout} leftSection={<IconLogout size={18} stroke={1.6} />}>
        Logout
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
