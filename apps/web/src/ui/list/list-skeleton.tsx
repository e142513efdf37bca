import { Group, Stack, Text } from '@mantine/core';
import { Bone } from '../bone.tsx';
import { CardShell } from '../card-shell.tsx';
import { Facts } from '../facts.tsx';

const CardSkeleton = ({ hasPhoto }: { hasPhoto: boolean }) => (
  <CardShell
    leading={hasPhoto && <Bone width="3rem" shape="photo" />}
    title={<Bone width="12rem" />}
    subtitle={<Bone width="18rem" />}
    amount={hasPhoto && <Bone width="6rem" />}
    terms={
      <Group gap={6}>
        {['5rem', '7rem', '6rem', '8rem'].map((width) => (
          <Bone key={width} width={width} shape="chip" />
        ))}
      </Group>
    }
    foot={<Bone width="14rem" />}
    actions={<Bone width="6rem" shape="button" />}
  >
    <Facts facts={[<Bone key="facts" width="26rem" />]} />
  </CardShell>
);

/** The count and the first cards of a list, as shapes, until they are there. */
export const ListSkeleton = ({ hasPhotos }: { hasPhotos: boolean }) => (
  <div role="status" aria-label="Loading">
    <Stack gap="sm" aria-hidden>
      <Text size="sm" component="div">
        <Bone width="5rem" />
      </Text>
      {['first', 'second', 'third', 'fourth', 'fifth'].map((card) => (
        <CardSkeleton key={card} hasPhoto={hasPhotos} />
      ))}
    </Stack>
  </div>
);
