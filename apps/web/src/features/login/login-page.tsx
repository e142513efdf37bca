import type { Role } from '@forte/contract';
import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '#core/paths.ts';
import { type SessionState, storedRole, storeRole, useSession } from '#core/session.ts';
import { Banner } from '#ui/banner.tsx';
import { RoleChoice } from '#ui/fields/role-choice.tsx';
import { Page } from '#ui/page.tsx';
import { LoginForm } from './login-form.tsx';

const endings = {
  expired: 'Your session has ended. Please log in again; you will return to where you were.',
  elsewhere: 'You were signed out in another tab.',
} as const;

const Ending = ({ session }: { session: SessionState }) =>
  session.status === 'signed-out' && session.ended !== undefined ? (
    <Banner kind="notice">{endings[session.ended]}</Banner>
  ) : null;

/** The login of both roles (AUTH-01). */
export const LoginPage = () => {
  const [role, setRole] = useState<Role>(storedRole);
  const session = useSession();
  const choose = (chosen: Role) => {
    storeRole(chosen);
    setRole(chosen);
  };
  return (
    <Page title="Welcome to Forte" documentTitle="Login" lead="Hi, Welcome back!" width="form">
      <Stack>
        <Ending session={session} />
        <RoleChoice value={role} onChange={choose} />
        <LoginForm key={role} role={role} />
        <Text>
          New here?{' '}
          <Anchor component={Link} to={paths.signUp}>
            Create an Account
          </Anchor>
        </Text>
      </Stack>
    </Page>
  );
};
