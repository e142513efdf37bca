import { Anchor, Text } from '@mantine/core';

/** Where the server shows the mails that it would send: the page names it, where there is one (RUN-06). */
const mailbox = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="forte-mailbox"]')?.content;

/** A way to the mail without a mail server. */
export const MailboxLink = () => {
  const address = mailbox();
  if (address === undefined) return null;
  return (
    <Text size="sm" c="dimmed">
      This product runs without a mail server.{' '}
      <Anchor href={address} target="_blank" inherit>
        See the mails that it would send
      </Anchor>
    </Text>
  );
};
