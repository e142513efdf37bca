import { Group, Stack, Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Bone } from '../bone.tsx';

/** The count and the first items of a list, as shapes, until they are there. */
export const ListSkeleton = ({ shape, hasTools }: { shape: ReactNode; hasTools: boolean }) => (
  <div role="status" aria-label="Loading">
    <Stack gap="sm" aria-hidden>
      <Group mih={hasTools ? 40 : undefined /* as high as a field */}>
        <Text size="sm" component="div">
          <Bone width="5rem" />
        </Text>
      </Group>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((item) => (
        <Fragment key={item}>{shape}</Fragment>
      ))}
    </Stack>
  </div>
);
