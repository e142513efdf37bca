import { Stack, Text } from '@mantine/core';
import { useUser } from '#core/session.ts';
import { Page } from '#ui/page.tsx';
import { Panel } from '#ui/panel.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { CompanyPanel } from './company-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** The user's own account (PWD-06, PROF-14). */
export const AccountPage = () => {
  const { role } = useUser();
  return (
    <Page title="Account" width="form">
      <Stack gap="lg">
        {role === 'employer' ? <CompanyPanel /> : <EmailPanel />}
        <SessionsPanel />
        <Panel title="Change password">
          <Text c="dimmed">You stay logged in here; everywhere else you will be logged out.</Text>
          <ChangePasswordForm />
        </Panel>
      </Stack>
    </Page>
  );
};
