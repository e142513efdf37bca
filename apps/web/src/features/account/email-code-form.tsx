import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Banner } from '#ui/banner.tsx';
import { CodeBoxes } from '#ui/fields/code-boxes.tsx';
import { isComplete, noDigits } from '#ui/fields/code-digits.ts';
import { MailboxLink } from '#ui/mailbox-link.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { useEmailCode } from './use-email-change.ts';

type EmailCodeFormProps = {
  readonly email: string;
  readonly onDone: () => void;
  /** The address was mistyped, or the change is not wanted any more. */
  readonly onOther: () => void;
};

/** Proves the new address with the code that was mailed there. */
export const EmailCodeForm = ({ email, onDone, onOther }: EmailCodeFormProps) => {
  const [digits, setDigits] = useState(noDigits);
  const { left, busy, failure, verify, resend, resending } = useEmailCode(email, onDone);
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (!isComplete(digits) || busy) return;
    verify(digits.join(''));
    setDigits(noDigits);
  };
  return (
    <form onSubmit={submit} noValidate aria-label="Code for the new email">
      <Stack align="flex-start">
        <Text>
          We sent a code to <strong>{email}</strong>. Your email changes when it is proven.
        </Text>
        {failure !== undefined && <Banner kind="error">{failure}</Banner>}
        <CodeBoxes label="The code from the mail" value={digits} onChange={setDigits} disabled={busy} />
        <Group>
          <SubmitButton busy={busy} disabled={!isComplete(digits)}>
            Verify
          </SubmitButton>
          <Button variant="default" onClick={onOther}>
            Use another address
          </Button>
        </Group>
        {left > 0 ? (
          <Text c="dimmed" className="tabular">
            Resend in {left} seconds.
          </Text>
        ) : (
          <Button variant="subtle" px={0} loading={resending} onClick={resend}>
            Resend
          </Button>
        )}
        <MailboxLink />
      </Stack>
    </form>
  );
};
