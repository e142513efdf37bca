import { Button, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import { Page } from './page.tsx';

const tick = (
  <Text c="var(--mantine-color-anchor)" mb="sm" lh={1}>
    <IconCircleCheck size={48} stroke={1.5} aria-hidden />
  </Text>
);

/** Something is done, and the login is next. */
export const SuccessPage = ({ title, note }: { title: string; note?: string }) => (
  <Page title={title} documentTitle="Done" drawing={tick} lead={note} width="form">
    <Button component={Link} to={paths.login} size="md">
      Login
    </Button>
  </Page>
);
