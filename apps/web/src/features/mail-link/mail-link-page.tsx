import { Anchor, Stack } from '@mantine/core';
import { Link, useLocation } from '@tanstack/react-router';
import { sentenceOf } from '#core/calls.ts';
import { lastingError } from '#core/lasting-error.ts';
import { paths } from '#core/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { LastingErrorBanner } from '#ui/lasting-error-banner.tsx';
import { Page } from '#ui/page.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { type MailLink, readMailLink, useMailLink } from './use-mail-link.ts';

const texts = {
  'sign-up': { title: 'Verify your email', lead: 'One step, and your account is ready.', action: 'Verify' },
  'password-reset': {
    title: 'Reset your password',
    lead: 'Go on to choose a new password.',
    action: 'Continue',
  },
  'email-change': {
    title: 'Confirm your new email',
    lead: 'From then on you log in with this address.',
    action: 'Confirm',
  },
} as const;

/** The way on for who holds a link that is used up: the login mails a new code where one is wanted. */
const ToLogin = () => (
  <Anchor component={Link} to={paths.loginShort}>
    Go to the login
  </Anchor>
);

const LinkForm = ({ link }: { link: MailLink }) => {
  const { use, password, setPassword } = useMailLink(link);
  const lasting = lastingError(use.error);
  const { title, lead, action } = texts[link.purpose];
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    use.mutate();
  };
  return (
    <Page title={title} lead={lead} width="form">
      <form onSubmit={submit} noValidate>
        <Stack align="stretch">
          <LastingErrorBanner error={lasting} onRetry={() => use.mutate()} />
          {use.error !== null && lasting === undefined && (
            <Banner kind="error">{sentenceOf(use.error)}</Banner>
          )}
          {password !== undefined && (
            <PasswordField
              label="Password"
              description="The one that you chose when you signed up"
              autoComplete="current-password"
              required
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
            />
          )}
          <SubmitButton busy={use.isPending} disabled={password === ''} size="md">
            {action}
          </SubmitButton>
          {use.error !== null && lasting === undefined && <ToLogin />}
        </Stack>
      </form>
    </Page>
  );
};

/** Where the link in a mail leads. Nothing happens before the button is pressed, as mail scanners open links too. */
export const MailLinkPage = () => {
  const link = readMailLink(useLocation({ select: ({ hash }) => hash }));
  if (link !== undefined) return <LinkForm key={link.token} link={link} />;
  return (
    <Page
      title="This link is not complete"
      lead="Open it from the mail again, or copy all of it into the address bar."
      width="form"
    >
      <ToLogin />
    </Page>
  );
};
