import { Button, Group, Stack } from '@mantine/core';
import { paths } from '#core/paths.ts';
import { Banner } from '#ui/banner.tsx';

type StaleNoticeProps = {
  readonly message: string;
  readonly busy: boolean;
  readonly onReload: () => void;
  readonly onKeepMine: () => void;
};

/** Two saves of one part have met: nothing is lost until one of them is chosen (PROF-16). */
export const StaleNotice = ({ message, busy, onReload, onKeepMine }: StaleNoticeProps) => (
  <Banner kind="error">
    <Stack gap="xs" align="flex-start">
      <span>{`${message} What you typed is still here. Look at the newer one, then choose which to keep.`}</span>
      <Group gap="xs">
        <Button
          component="a"
          href={paths.profile}
          target="_blank"
          rel="noopener"
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
