import { Button, Group, Stack } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Banner } from './banner.tsx';

type StaleNoticeProps = {
  readonly message: string;
  /** Where what was saved elsewhere can be seen; opened beside this page. */
  readonly newer: Pick<LinkProps, 'to' | 'params'>;
  readonly busy: boolean;
  readonly onReload: () => void;
  readonly onKeepMine: () => void;
};

/** Two saves of one thing have met: nothing is lost until one of them is chosen (PROF-16, JOB-05). */
export const StaleNotice = ({ message, newer, busy, onReload, onKeepMine }: StaleNoticeProps) => (
  <Banner kind="error">
    <Stack gap="xs" align="flex-start">
      <span>{`${message} What you typed is still here. Look at the newer one, then choose which to keep.`}</span>
      <Group gap="xs">
        <Button
          renderRoot={(props) => <Link {...props} {...newer} target="_blank" rel="noopener" />}
          variant="default"
          size="compact-sm"
        >
          Look at the newer one
        </Button>
        <Button variant="default" size="compact-sm" disabled={busy} onClick={onReload}>
          Load the newer one
        </Button>
        <Button variant="default" size="compact-sm" disabled={busy} onClick={onKeepMine}>
          Keep mine
        </Button>
      </Group>
    </Stack>
  </Banner>
);
