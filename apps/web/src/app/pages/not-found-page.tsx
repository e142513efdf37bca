import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import { Page } from '#ui/page.tsx';

/** An address that is none of ours (APP-10). */
export const NotFoundPage = () => (
  <Page title="Oops!" documentTitle="Page not found" lead="We can't find that page." width="form">
    <Button component={Link} to={paths.signOut} variant="default">
      Sign Out
    </Button>
  </Page>
);
