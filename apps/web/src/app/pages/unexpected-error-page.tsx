import { Button, Group } from '@mantine/core';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isReachable, onceReached } from '#core/connection.ts';
import { CodeNotLoaded, takeNewBuild } from '#core/load-code.ts';
import { paths } from '#core/paths.ts';
import { LoosePiece } from '#ui/loose-piece.tsx';
import { Page } from '#ui/page.tsx';

const reload = () => window.location.reload();

/** Loading anew without a connection would leave the browser's own error in place of this page. */
const reloadIfReachable = async () => {
  if (await isReachable()) reload();
};

/** A page whose code did not come. It comes by itself when the connection is back. */
const NotLoadedPage = ({ error }: { error: CodeNotLoaded }) => {
  useEffect(() => {
    if (error.isGone) takeNewBuild();
    return onceReached(reload);
  }, [error]);
  return (
    <Page
      title="This page could not be loaded"
      drawing={<LoosePiece />}
      lead={`${error.message} What you saved is safe.`}
      width="form"
    >
      <Button onClick={reloadIfReachable} style={{ alignSelf: 'flex-start' }}>
        Retry
      </Button>
    </Page>
  );
};

/** An error that nobody expected: never a blank page (APP-10). */
export const UnexpectedErrorPage = ({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) => {
  const router = useRouter();
  if (error instanceof CodeNotLoaded) return <NotLoadedPage error={error} />;
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
