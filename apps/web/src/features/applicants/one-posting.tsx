import { postingRoutes } from '@forte/contract';
import { Anchor, Group, Text } from '@mantine/core';
import { sentenceOf } from '#core/calls.ts';
import { useCall } from '#core/queries.ts';
import { Banner } from '#ui/banner.tsx';

type OnePostingProps = { readonly id: string; readonly onAll: () => void };

/** Which posting's applicants are shown, and the way back to all. */
export const OnePosting = ({ id, onAll }: OnePostingProps) => {
  const query = useCall(postingRoutes.viewPosting, { params: { id } });
  if (query.error !== null) return <Banner kind="error">{sentenceOf(query.error)}</Banner>;
  return (
    <Group gap="sm" mb="md">
      <Text>
        Only for: <strong>{query.data?.data.jobTitle ?? '…'}</strong>
      </Text>
      <Anchor component="button" type="button" onClick={onAll}>
        Show all postings
      </Anchor>
    </Group>
  );
};
