import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';

/** Two fields beside each other; below each other on a phone. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
    {children}
  </SimpleGrid>
);
