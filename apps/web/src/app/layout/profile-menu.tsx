import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import { Initials } from './initials.tsx';
import type { NavigationLink } from './navigation.ts';

type ProfileMenuProps = { readonly name: string; readonly links: readonly NavigationLink[] };

/** The menu under the user's name, for wide screens. */
export const ProfileMenu = ({ name, links }: ProfileMenuProps) => (
  <Menu position="bottom-end" width={220}>
    <Menu.Target>
      <Button
        variant="subtle"
        color="gray"
        c="var(--mantine-color-text)"
        px="xs"
        leftSection={<Initials name={name} />}
        rightSection={<IconChevronDown size={16} />}
        maw={240}
      >
        {name}
      </Button>
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
