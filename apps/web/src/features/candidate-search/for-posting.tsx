import { postingRoutes } from '@forte/contract';
import { Anchor, Group, Text } from '@mantine/core';
import { sentenceOf } from '#core/calls.ts';
import { useCall } from '#core/queries.ts';
import { Banner } from '#ui/banner.tsx';

type ForPostingProps = { readonly id: string; readonly onAll: () => void };

/** For which posting the candidates are compared (MATCH-06), and the way back to all. */
export const ForPosting = ({ id, onAll }: ForPostingProps) => {
  const query = useCall(postingRoutes.viewPosting, { params: { id } });
  return (
    <>
      {query.error !== null && <Banner kind="error">{sentenceOf(query.error)}</Banner>}
      <Group gap="sm" mb="md">
        <Text>
          Matches for: <strong>{query.data?.data.jobTitle ?? '…'}</strong>
        </Text>
        <Anchor component="button" type="button" onClick={onAll}>
          Search without a job
        </Anchor>
      </Group>
    </>
  );
};
