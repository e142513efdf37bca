import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import { Page } from '#ui/page.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

export const ChangePasswordPage = () => (
  <Page
    title="Change Password"
    lead="You stay logged in here; everywhere else you will be logged out."
    width="form"
  >
    <Stack>
      <ChangePasswordForm />
      <Text>
        Not sure who is logged in?{' '}
        <Anchor component={Link} to={paths.account}>
          See where you are signed in
        </Anchor>
      </Text>
    </Stack>
  </Page>
);
