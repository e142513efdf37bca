import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useWish } from '#core/use-wish.ts';
import { show } from '#testing/render.tsx';

type Calls = PromiseWithResolvers<void>[];

/** A heart whose calls are answered by the test, in turn. */
const Heart = ({ calls }: { calls: Calls }) => {
  const [on, setOn] = useState(false);
  const { wish } = useWish({
    scope: 'heart',
    send: () => {
      const call = Promise.withResolvers<void>();
      calls.push(call);
      return call.promise;
    },
    show: setOn,
    onDone: () => undefined,
    onFailed: () => undefined,
  });
  return (
    <button type="button" aria-pressed={on} onClick={() => wish(!on)}>
      Heart
    </button>
  );
};

const isOn = () => screen.getByRole('button').getAttribute('aria-pressed');

test.each([
  ['both fail', ['fails', 'fails'], 'false'],
  ['the first alone fails', ['fails', 'succeeds'], 'false'],
  ['the second alone fails', ['succeeds', 'fails'], 'true'],
  ['both succeed', ['succeeds', 'succeeds'], 'false'],
])(
  'a heart pressed on and off before the first answer shows in the end what is stored: %s',
  async (_, ends, stored) => {
    const calls: Calls = [];
    const { user } = show(<Heart calls={calls} />);
    await user.click(screen.getByRole('button'));
    expect(isOn()).toBe('true');
    await user.click(screen.getByRole('button'));
    for (const [at, end] of ends.entries()) {
      await vi.waitFor(() => expect(calls).toHaveLength(at + 1));
      expect(isOn()).toBe('false');
      await act(async () => (end === 'fails' ? calls[at]?.reject(new Error('lost')) : calls[at]?.resolve()));
    }
    await vi.waitFor(() => expect(isOn()).toBe(stored));
  },
);
