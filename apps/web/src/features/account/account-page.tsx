import { employerRoutes } from '@forte/contract';
import { Stack, Text, Title } from '@mantine/core';
import { sentenceOf, useCall } from '#core/calls.ts';
import { useUser } from '#core/session.ts';
import { Page } from '#ui/page.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

/** What the employer signed up with. */
const Company = () => {
  const overview = useCall(employerRoutes.viewEmployer, {});
  return (
    <section>
      <Title order={2} mb="xs">
        Company
      </Title>
      <Loaded query={overview} sentenceOf={sentenceOf}>
        {({ data: { company, category, firstName, lastName, designation, email, mobile } }) => (
          <Stack gap={2}>
            <Text fw={600}>{company}</Text>
            <Text c="dimmed">{category}</Text>
            <Text>
              {firstName} {lastName}, {designation}
            </Text>
            <Text>{email}</Text>
            <Text>{mobile}</Text>
          </Stack>
        )}
      </Loaded>
    </section>
  );
};

/** The user's own account (PWD-06). */
export const AccountPage = () => {
  const { role } = useUser();
  return (
    <Page title="Account" width="form">
      <Stack gap="xl">
        {role === 'employer' && <Company />}
        <section>
          <Title order={2}>Change password</Title>
          <Text c="dimmed" mb="sm">
            You stay logged in here; everywhere else you will be logged out.
          </Text>
          <ChangePasswordForm />
        </section>
      </Stack>
    </Page>
  );
};
