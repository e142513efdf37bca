import { Link, Outlet } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import { Drawing } from '#ui/drawing.tsx';
import { Logo } from '#ui/logo.tsx';
import { SchemeSwitch } from '#ui/scheme-switch.tsx';
import { Footer } from './footer.tsx';
import classes from './public-layout.module.css';
import { SkipLink } from './skip-link.tsx';

const promises = [
  ['For candidates', 'One profile for every application, and you see how far each has come.'],
  ['For employers', 'Search people by what they do best, and answer them in one place.'],
] as const;

/** What the product is, at the left; on a phone its name and its one sentence above the page (APP-13). */
const Welcome = () => (
  <aside className={classes.panel} aria-label="About Forte">
    <div className={classes.inner}>
      <Link to={paths.index} className={classes.home} aria-label="Forte, start page">
        <Logo height={34} onColour />
      </Link>
      <div className={classes.drawing}>
        <Drawing />
      </div>
      <p className={classes.claim}>Work that fits what you are strongest at.</p>
      <p className={classes.text}>
        Welcome to Forte. Candidates show their strong points, employers say what they need, and the two find
        each other.
      </p>
      <dl className={classes.promises}>
        {promises.map(([whom, what]) => (
          <div key={whom}>
            <dt>{whom}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
  </aside>
);

/** Public pages: the welcome beside the page (APP-13). */
export const PublicLayout = () => (
  <div className={classes.layout}>
    <SkipLink />
    <Welcome />
    <div className={classes.side}>
      <header>
        <SchemeSwitch className={classes.scheme ?? ''} />
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  </div>
);
