import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLastShown } from '#core/use-last-shown.ts';

test('what a dialog was about stays while it closes, until it is about something else', () => {
  const { result, rerender } = renderHook(({ now }: { now: string | undefined }) => useLastShown(now), {
    initialProps: { now: undefined as string | undefined }, // not yet opened
  });
  expect(result.current).toBeUndefined();
  rerender({ now: 'Decline 2 applications' });
  expect(result.current).toBe('Decline 2 applications');
  rerender({ now: undefined });
  expect(result.current).toBe('Decline 2 applications');
  rerender({ now: 'Hire 1 application' });
  expect(result.current).toBe('Hire 1 application');
});
