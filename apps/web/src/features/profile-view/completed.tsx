import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import { Drawing } from '#ui/drawing.tsx';
import classes from './completed.module.css';

/** The end of the eight steps: what they were for, and where to go from here. */
export const Completed = () => (
  <section className={classes.card} aria-labelledby="completed">
    <div className={classes.words} role="status">
      <h2 className={classes.title} id="completed">
        Your profile is done
      </h2>
      <p className={classes.text}>
        Employers can find you now, and you can apply. What you fill in later only makes it stronger.
      </p>
      <Button component={Link} to={paths.exploreJobs} className={classes.go ?? ''}>
        Explore jobs
      </Button>
    </div>
    <div className={classes.drawing}>
      <Drawing />
    </div>
  </section>
);
