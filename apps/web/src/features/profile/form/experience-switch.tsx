import { Link } from '@tanstack/react-router';
import classes from './experience-switch.module.css';

type ExperienceSwitchProps = { readonly worked: string; readonly fresher: string };

/** Which of the two kinds of second step one fills in. What is typed in the other one is kept meanwhile. */
export const ExperienceSwitch = ({ worked, fresher }: ExperienceSwitchProps) => (
  <nav className={classes.switch} aria-label="Kind of experience">
    <Link to={worked} className={classes.choice} replace>
      I have worked before
    </Link>
    <Link to={fresher} className={classes.choice} replace>
      I am a fresher
    </Link>
  </nav>
);
