import { Button, Stack, Text } from '@mantine/core';
import { CodeBoxes } from '#ui/fields/code-boxes.tsx';
import { isComplete } from '#ui/fields/code-digits.ts';
import { LastingErrorBanner } from '#ui/lasting-error-banner.tsx';
import { MailboxLink } from '#ui/mailbox-link.tsx';
import { Page } from '#ui/page.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import type { Flow } from './flow.ts';
import { useCodeScreen } from './use-code-screen.ts';

/** The one screen for mailed codes (OTP-01, OTP-02). */
export const CodeScreen = ({ flow }: { flow: Flow }) => {
  const { digits, setDigits, left, busy, resending, verify, resend, failures } = useCodeScreen(flow);
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (isComplete(digits) && !busy) verify();
  };
  return (
    <Page title={flow.title} lead={flow.lead} width="form">
      <form onSubmit={submit} noValidate>
        <Stack align="flex-start">
          {failures.map(({ of, error, retry }) => (
            <LastingErrorBanner key={of} error={error} onRetry={retry} />
          ))}
          <CodeBoxes label="The code from the mail" value={digits} onChange={setDigits} disabled={busy} />
          <SubmitButton busy={busy} disabled={!isComplete(digits)} size="md" w={260}>
            Verify
          </SubmitButton>
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
    </Page>
  );
};
