import { Link } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import type { User } from '#core/session.ts';
import { Logo } from '#ui/logo.tsx';
import { SchemeSwitch } from '#ui/scheme-switch.tsx';
import classes from './header.module.css';
import { navigation } from './navigation.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { ProfileMenu } from './profile-menu.tsx';

/** The header of a signed-in user: that of the employer or of the candidate (APP-12). */
export const Header = ({ user }: { user: User }) => {
  const { main, menu } = navigation[user.role];
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
          <div className={classes.profile}>
            <ProfileMenu name={user.name} links={menu} />
          </div>
          <PhoneMenu name={user.name} main={main} menu={menu} />
        </div>
      </div>
    </header>
  );
};
