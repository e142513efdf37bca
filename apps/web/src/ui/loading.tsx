import { Skeleton, Stack } from '@mantine/core';

/** Grey shapes where content will be. `rows` cards of about the height of what is coming. */
export const Loading = ({ rows = 3, height = 96 }: { rows?: number; height?: number }) => (
  <Stack role="status" aria-label="Loading" gap="sm">
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike and never reordered
      <Skeleton key={row} height={height} />
    ))}
  </Stack>
);
