import { Button, Group, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import { Page } from './page.tsx';

const tick = (
  <Text c="var(--mantine-color-anchor)" mb="sm" lh={1}>
    <IconCircleCheck size={48} stroke={1.5} aria-hidden />
  </Text>
);

type SuccessPageProps = {
  readonly title: string;
  readonly note?: string;
  /** What is true when nothing was done before the page was opened, and where it is done. */
  readonly otherwise: {
    readonly title: string;
    readonly note?: string;
    readonly to: string;
    readonly action: string;
  };
};

/** Something is done, and the login is next. Who opens the address by itself is told that nothing was. */
export const SuccessPage = ({ title, note, otherwise }: SuccessPageProps) => {
  const isDone = useLocation({ select: ({ state }) => state.isDone === true });
  const login = (
    <Button component={Link} to={paths.login} size="md">
      Login
    </Button>
  );
  if (isDone) {
    return (
      <Page title={title} documentTitle="Done" drawing={tick} lead={note} width="form">
        {login}
      </Page>
    );
  }
  return (
    <Page title={otherwise.title} lead={otherwise.note} width="form">
      <Group>
        {login}
        <Button component={Link} to={otherwise.to} size="md" variant="default">
          {otherwise.action}
        </Button>
      </Group>
    </Page>
  );
};
