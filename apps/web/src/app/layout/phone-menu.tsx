import { Burger, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import classes from './header.module.css';
import { Initials } from './initials.tsx';
import type { NavigationLink } from './navigation.ts';

type PhoneMenuProps = {
  readonly name: string;
  readonly main: readonly NavigationLink[];
  readonly menu: readonly NavigationLink[];
};

/** Everything of the header, folded into a drawer on a phone (APP-12). */
export const PhoneMenu = ({ name, main, menu }: PhoneMenuProps) => {
  const [opened, { open, close }] = useDisclosure();
  const own = [...menu, { label: 'Logout', to: paths.logout, Icon: IconLogout } as const];
  return (
    <div className={classes.phone}>
      <Burger opened={opened} onClick={open} aria-label="Menu" aria-expanded={opened} size="sm" />
      <Drawer
        opened={opened}
        onClose={close}
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
                  <Link to={to} className={classes.link} onClick={close}>
                    <Icon size={20} stroke={1.6} aria-hidden />
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      </Drawer>
    </div>
  );
};
