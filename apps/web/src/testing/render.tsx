import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createQueryClient } from '#core/queries.ts';

/** Links need a router to stand in; in a test of one component they lead nowhere. */
const placelessRouter = () => createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/** Renders a component with what it stands on, without transitions. */
export const show = (element: ReactElement) => ({
  user: userEvent.setup(),
  ...render(
    <RouterContextProvider router={placelessRouter()}>
      <QueryClientProvider client={createQueryClient()}>
        <MantineProvider env="test">{element}</MantineProvider>
      </QueryClientProvider>
    </RouterContextProvider>,
  ),
});
