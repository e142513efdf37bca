import { Drawer } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import classes from './header.module.css';
import { Initials } from './initials.tsx';
import type { NavigationLink } from './navigation.ts';

export type MenuProps = {
  readonly name: string;
  readonly main: readonly NavigationLink[];
  readonly menu: readonly NavigationLink[];
};

type MenuDrawerProps = MenuProps & { readonly opened: boolean; readonly onClose: () => void };

/** Everything of the header under each other, on a phone (APP-12). */
export const MenuDrawer = ({ name, main, menu, opened, onClose }: MenuDrawerProps) => {
  const own = [...menu, { label: 'Logout', to: paths.logout, Icon: IconLogout } as const];
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="xs"
      title={
        <span className={classes.whose}>
          <Initials name={name} />
          {name}
        </span>
      }
      closeButtonProps={{ 'aria-label': 'Close menu' }}
    >
      <nav aria-label="Main" className={classes.phoneLinks}>
        {[main, own].map((links) => (
          <ul key={links[0]?.to}>
            {links.map(({ label, to, Icon }) => (
              <li key={to}>
                <Link to={to} className={classes.link} onClick={onClose}>
                  <Icon size={20} stroke={1.6} aria-hidden />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </Drawer>
  );
};
