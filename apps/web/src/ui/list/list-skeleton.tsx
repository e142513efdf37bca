import { Group, Stack, Text } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { Bone } from '../bone.tsx';

type ListSkeletonProps = { readonly shape: ReactNode; readonly count?: number; readonly hasTools: boolean };

const items = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The count and the first items of a list, as shapes, until they are there. */
export const ListSkeleton = ({ shape, count = items.length, hasTools }: ListSkeletonProps) => (
  <div role="status" aria-label="Loading">
    <Stack gap="sm" aria-hidden>
      <Group mih={hasTools ? 40 : undefined /* as high as a field */}>
        <Text size="sm" component="div">
          <Bone width="5rem" />
        </Text>
      </Group>
      {items.slice(0, count).map((item) => (
        <Fragment key={item}>{shape}</Fragment>
      ))}
    </Stack>
  </div>
);
