import { Button, Group, Loader, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { revokeToken } from '#core/log-out.ts';
import { leave, type SessionState } from '#core/session.ts';
import { Logo } from '#ui/logo.tsx';
import classes from './splash.module.css';
import { startSession } from './start-session.ts';

/** After this long without an answer the splash says so (§9). */
const patience = 3_000;

const useOverdue = (): [boolean, () => void] => {
  const [overdue, setOverdue] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt waits anew
  useEffect(() => {
    const timer = window.setTimeout(() => setOverdue(true), patience);
    return () => window.clearTimeout(timer);
  }, [attempt]);
  const restart = () => {
    setOverdue(false);
    setAttempt((before) => before + 1);
  };
  return [overdue, restart];
};

/** What shows while a stored session is verified (APP-03). */
export const Splash = ({ status }: { status: SessionState['status'] }) => {
  const [overdue, restart] = useOverdue();
  const failed = status === 'unreachable' || (overdue && status === 'verifying'); // else the page's code is on its way
  const retry = () => {
    restart();
    void startSession();
  };
  const signOut = () => {
    void revokeToken(); // if the server can still be reached
    leave();
  };
  return (
    <main className={classes.splash} aria-live="polite">
      <Logo height={44} />
      <Title order={1} size="h2">
        {failed ? 'Error' : 'Welcome to Forte'}
      </Title>
      {failed ? (
        <>
          <Text c="dimmed">We could not reach the server. You are still signed in.</Text>
          <Group>
            <Button onClick={retry}>Retry</Button>
            <Button variant="default" onClick={signOut}>
              Sign out
            </Button>
          </Group>
        </>
      ) : (
        <Group gap="xs">
          <Loader size="sm" aria-hidden />
          <Text c="dimmed">Loading...</Text>
        </Group>
      )}
    </main>
  );
};
