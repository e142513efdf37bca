import type { Role } from '@forte/contract';
import { Stack } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { storedRole, storeRole } from '#core/session.ts';
import { Banner } from '#ui/banner.tsx';
import { RoleChoice } from '#ui/fields/role-choice.tsx';
import { Page } from '#ui/page.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const hints = { employee: 'looking for a job', employer: 'looking to hire' } as const;

/** Account creation for both roles (SIGN-01). */
export const SignUpPage = () => {
  const [role, setRole] = useState<Role>(storedRole);
  const message = useRouterState({ select: ({ location }) => location.state.message });
  const choose = (chosen: Role) => {
    storeRole(chosen);
    setRole(chosen);
  };
  return (
    <Page title="Create an Account" width="form">
      <Stack>
        {message !== undefined && <Banner kind="notice">{message}</Banner>}
        <RoleChoice value={role} onChange={choose} hints={hints} />
        <SignUpForm role={role} />
      </Stack>
    </Page>
  );
};
