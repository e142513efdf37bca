import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#core/paths.ts';

/** Outside production the server shows the mails that it would send (RUN-06); elsewhere the page does not exist. */
const hasMailbox = async (): Promise<boolean> => {
  const answer = await fetch(paths.devMailbox, { method: 'HEAD' }).catch(() => undefined);
  return answer?.ok ?? false;
};

/** A way to the mail without a mail server. */
export const MailboxLink = () => {
  const { data } = useQuery({ queryKey: ['dev-mailbox'], queryFn: hasMailbox, staleTime: Infinity });
  if (data !== true) return null;
  return (
    <Text size="sm" c="dimmed">
      This product runs without a mail server.{' '}
      <Anchor href={paths.devMailbox} target="_blank" inherit>
        See the mails that it would send
      </Anchor>
    </Text>
  );
};
