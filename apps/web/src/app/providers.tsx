import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme, variables } from './theme.ts';

/** Everything that pages stand on. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
    {children}
  </MantineProvider>
);
