import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from '#core/calls.ts';
import { sessionStore } from '#core/session.ts';
import { theme, variables } from './theme.ts';

/** One user's answers are never shown to the next one, who may log in without anybody logging out in this tab. */
const useClientOfSession = () => {
  const [client] = useState(createQueryClient);
  useEffect(() => {
    let owner: string | undefined;
    return sessionStore.subscribe(() => {
      const state = sessionStore.get();
      if (state.status === 'verifying' || state.status === 'unreachable') return;
      const next = state.status === 'signed-in' ? state.user.userId : undefined;
      if (next !== owner) client.clear();
      owner = next;
    });
  }, [client]);
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
      {children}
    </MantineProvider>
  </QueryClientProvider>
);
