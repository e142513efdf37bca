import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/** Everything that pages stand on. The theme's variables are written when the web is built. */
export const Providers = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} withCssVariables={false} defaultColorScheme="auto">
    {children}
  </MantineProvider>
);
