import { Button, Group } from '@mantine/core';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import { LoosePiece } from '#ui/loose-piece.tsx';
import { Page } from '#ui/page.tsx';

/** An error that nobody expected: never a blank page (APP-10). */
export const UnexpectedErrorPage = ({ reset }: Pick<ErrorComponentProps, 'reset'>) => {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Page
      title="Something went wrong"
      drawing={<LoosePiece />}
      lead="This page could not be shown. What you saved is safe. Try again, or go back to the start."
      width="form"
    >
      <Group>
        <Button onClick={retry}>Retry</Button>
        <Button component={Link} to={paths.index} variant="default">
          Home
        </Button>
      </Group>
    </Page>
  );
};
