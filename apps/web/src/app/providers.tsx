import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from '#core/calls.ts';
import { sessionStore } from '#core/session.ts';
import { theme, variables } from './theme.ts';

/** One user's answers are never shown to the next one. */
const useClientOfSession = () => {
  const [client] = useState(createQueryClient);
  useEffect(
    () => sessionStore.subscribe(() => sessionStore.get().status === 'signed-out' && client.clear()),
    [client],
  );
  return client;
};

/** Everything that pages stand on. `env="test"` switches transitions off. */
export const Providers = ({ children, env }: { children: ReactNode; env?: 'test' }) => (
  <QueryClientProvider client={useClientOfSession()}>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      defaultColorScheme="auto"
      env={env ?? 'default'}
    >
      <Notifications position="top-right" autoClose={5_000} zIndex={400} />
      {children}
    </MantineProvider>
  </QueryClientProvider>
);
