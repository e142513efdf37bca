import { Button, Group } from '@mantine/core';
import { Banner } from '#ui/banner.tsx';
import { StaleNotice } from '#ui/stale-notice.tsx';
import type { SaveFailure } from './use-save-posting.ts';
import { wizardPaths } from './wizard-paths.ts';

type NotSavedProps = {
  readonly failure: SaveFailure;
  readonly postingId: string | undefined;
  readonly busy: boolean;
  readonly isValid: boolean;
  readonly onReload: () => void;
  readonly onKeepMine: () => void;
};

/** Why the posting was not saved, with the way on that there is; what was typed stays (JOB-05). */
export const NotSaved = ({ failure, postingId, busy, isValid, ...on }: NotSavedProps) =>
  failure.isStale ? (
    <StaleNotice message={failure.message} newer={wizardPaths(postingId).basics} busy={busy} {...on} />
  ) : (
    <Banner kind="error">
      <Group justify="space-between">
        {failure.message}
        {failure.mayRetry && (
          <Button type="submit" variant="default" size="xs" disabled={busy || !isValid}>
            Retry
          </Button>
        )}
      </Group>
    </Banner>
  );
