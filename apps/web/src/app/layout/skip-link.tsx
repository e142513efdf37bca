import { UnstyledButton } from '@mantine/core';
import classes from './skip-link.module.css';

/** The first stop of the Tab key: past the header to the page. A button, as a fragment would be a navigation. */
export const SkipLink = () => (
  <UnstyledButton className={classes.skip ?? ''} onClick={() => document.getElementById('main')?.focus()}>
    Skip to the page
  </UnstyledButton>
);
