import { Burger, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import classes from './header.module.css';
import type { NavigationLink } from './navigation.ts';

type PhoneMenuProps = { readonly name: string; readonly links: readonly NavigationLink[] };

/** Everything of the header, folded into a drawer on a phone (APP-12). */
export const PhoneMenu = ({ name, links }: PhoneMenuProps) => {
  const [opened, { open, close }] = useDisclosure();
  const all = [...links, { label: 'Logout', to: paths.logout } as const];
  return (
    <div className={classes.phone}>
      <Burger opened={opened} onClick={open} aria-label="Menu" aria-expanded={opened} size="sm" />
      <Drawer
        opened={opened}
        onClose={close}
        position="right"
        size="xs"
        title={name}
        closeButtonProps={{ 'aria-label': 'Close menu' }}
      >
        <nav aria-label="Main" className={classes.phoneLinks}>
          {all.map(({ label, to }) => (
            <Link key={to} to={to} className={classes.link} onClick={close}>
              {label}
            </Link>
          ))}
        </nav>
      </Drawer>
    </div>
  );
};
