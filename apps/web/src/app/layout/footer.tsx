import { Link } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import classes from './footer.module.css';

/** What stands at the end of every page. */
export const Footer = () => (
  <footer className={classes.footer}>
    <Link to={paths.about}>About</Link>
    <Link to={paths.contact}>Contact</Link>
    <Link to={paths.privacyPolicy}>Privacy policy</Link>
  </footer>
);
