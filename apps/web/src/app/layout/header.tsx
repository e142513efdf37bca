import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { late } from '#core/late.tsx';
import { paths } from '#core/paths.ts';
import type { User } from '#core/session.ts';
import { loadWhereWide, useIsWide } from '#core/wide.ts';
import { Logo } from '#ui/logo.tsx';
import { SchemeSwitch } from '#ui/scheme-switch.tsx';
import classes from './header.module.css';
import { type NavigationLink, navigation } from './navigation.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { ProfileButton } from './profile-button.tsx';

/** On a phone the drawer has it all. */
const ProfileMenu = loadWhereWide(late(() => import('./profile-menu.tsx'), 'ProfileMenu'));

/** Pressed before the menu is here, the name opens it as soon as it is. */
const Profile = (props: { readonly name: string; readonly links: readonly NavigationLink[] }) => {
  const [isAsked, setAsked] = useState(false);
  return (
    <Suspense fallback={<ProfileButton name={props.name} onClick={() => setAsked(true)} />}>
      <ProfileMenu {...props} defaultOpened={isAsked} />
    </Suspense>
  );
};

/** The header of a signed-in user: that of the employer or of the candidate (APP-12). */
export const Header = ({ user }: { user: User }) => {
  const { main, menu } = navigation[user.role];
  const isWide = useIsWide();
  return (
    <header className={classes.header}>
      <div className={classes.inner}>
        <Link to={paths.index} className={classes.home} aria-label="Forte, start page">
          <Logo height={26} />
        </Link>
        <nav aria-label="Main" className={classes.links}>
          {main.map(({ label, to }) => (
            <Link key={to} to={to} className={classes.link}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={classes.end}>
          <SchemeSwitch />
          {isWide ? (
            <Profile name={user.name} links={menu} />
          ) : (
            <PhoneMenu name={user.name} main={main} menu={menu} />
          )}
        </div>
      </div>
    </header>
  );
};
