import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { LastingError } from '#core/lasting-error.ts';
import { Banner } from './banner.tsx';

type LastingErrorBannerProps = {
  readonly error: LastingError | undefined;
  readonly onRetry: () => void;
};

/** Above a form whose call failed: what happened, with a way to send the same again. */
export const LastingErrorBanner = ({ error, onRetry }: LastingErrorBannerProps) =>
  error === undefined ? null : (
    <Banner kind="error">
      {error.message}
      {error.mayRetry && (
        <Button
          display="block"
          mt="xs"
          size="xs"
          variant="default"
          leftSection={<IconRefresh size={16} />}
          onClick={onRetry}
        >
          Retry
        </Button>
      )}
    </Banner>
  );
