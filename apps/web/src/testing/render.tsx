import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createQueryClient } from '#core/calls.ts';

/** Renders a component with what it stands on, without transitions. */
export const show = (element: ReactElement) => ({
  user: userEvent.setup(),
  ...render(
    <QueryClientProvider client={createQueryClient()}>
      <MantineProvider env="test">{element}</MantineProvider>
    </QueryClientProvider>,
  ),
});
