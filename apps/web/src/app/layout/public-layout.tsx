import { Link, Outlet } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import { Drawing } from '#ui/drawing.tsx';
import { Logo } from '#ui/logo.tsx';
import { SchemeSwitch } from '#ui/scheme-switch.tsx';
import classes from './public-layout.module.css';
import { SkipLink } from './skip-link.tsx';

/** Public pages: the welcome at the left, the page at the right; on a phone the logo above the page (APP-13). */
export const PublicLayout = () => (
  <div className={classes.layout}>
    <SkipLink />
    <aside className={classes.panel} aria-label="About Forte">
      <Link to={paths.index} className={classes.home} aria-label="Forte, start page">
        <Logo size={40} onColour />
      </Link>
      <div className={classes.welcome}>
        <p className={classes.claim}>Work that fits what you are strongest at.</p>
        <p className={classes.text}>
          Welcome to Forte. Candidates show their strong points, employers say what they need, and the two
          find each other.
        </p>
      </div>
      <div className={classes.drawing}>
        <Drawing />
      </div>
    </aside>
    <div className={classes.side}>
      <SchemeSwitch className={classes.scheme ?? ''} />
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <footer className={classes.footer}>
        <Link to={paths.about}>About</Link>
        <Link to={paths.contact}>Contact</Link>
        <Link to={paths.privacyPolicy}>Privacy policy</Link>
      </footer>
    </div>
  </div>
);
