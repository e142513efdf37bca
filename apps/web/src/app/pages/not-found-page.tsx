import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import { LoosePiece } from '#ui/loose-piece.tsx';
import { Page } from '#ui/page.tsx';

/** An address that is none of ours (APP-10). */
export const NotFoundPage = () => (
  <Page
    title="Oops!"
    drawing={<LoosePiece />}
    documentTitle="Page not found"
    lead="We can't find that page."
    width="form"
  >
    <Button component={Link} to={paths.signOut} variant="default">
      Sign Out
    </Button>
  </Page>
);
