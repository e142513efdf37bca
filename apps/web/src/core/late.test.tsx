import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { toastStore } from '#core/toast.ts';
import { show } from '#testing/render.tsx';
import { type Late, late } from './late.tsx';
import { useLateOpening } from './use-late-opening.ts';

const Greeting = ({ name }: { readonly name: string }) => <p>{`Hello ${name}`}</p>;
const load = vi.fn<() => Promise<{ Greeting: typeof Greeting }>>();

const Opener = ({ Part }: { readonly Part: Late<{ readonly name: string }> }) => {
  const { isHere, isComing, opened, open, close } = useLateOpening({
    load: Part.load,
    what: 'The part',
  });
  return (
    <>
      <button type="button" onClick={open} aria-busy={isComing}>
        Open
      </button>
      {isHere && opened && (
        <>
          <Part name="Ana" />
          <button type="button" onClick={close}>
            Beside it
          </button>
        </>
      )}
    </>
  );
};

beforeEach(() => {
  load.mockReset();
  toastStore.set([]);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});

test('a part that is not here suspends, and is loaded once', async () => {
  const line = Promise.withResolvers<{ Greeting: typeof Greeting }>();
  load.mockReturnValue(line.promise);
  const Part = late(load, 'Greeting');
  const both = (
    <Suspense fallback="Wait">
      <Part name="Ana" />
      <Part name="Ben" />
    </Suspense>
  );
  await act(async () => void show(both));
  expect(screen.getByText('Wait')).toBeDefined();
  await act(async () => line.resolve({ Greeting }));
  expect(screen.getByText('Hello Ben')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that is here stands at once', async () => {
  load.mockResolvedValue({ Greeting });
  const Part = late(load, 'Greeting');
  await Part.load();
  show(<Part name="Ana" />);
  expect(screen.getByText('Hello Ana')).toBeDefined();
});

test('what opens says that it could not be loaded, and the next press tries again', async () => {
  load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue({ Greeting });
  const Part = late(load, 'Greeting');
  const { user } = show(<Opener Part={Part} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await vi.waitFor(() =>
    expect(toastStore.get().map(({ message }) => message)).toEqual([
      'The part could not be loaded. Check your connection and press again.',
    ]),
  );
  expect(screen.queryByText('Hello Ana')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Hello Ana')).toBeDefined();
});

test('what was pressed says that it is at work until what it opens is here', async () => {
  const line = Promise.withResolvers<{ Greeting: typeof Greeting }>();
  load.mockReturnValue(line.promise);
  const { user } = show(<Opener Part={late(load, 'Greeting')} />);
  const button = screen.getByRole('button', { name: 'Open' });
  await user.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await act(async () => line.resolve({ Greeting }));
  expect(await screen.findByText('Hello Ana')).toBeDefined();
  expect(button.getAttribute('aria-busy')).toBe('false');
});

test('the second press of two, which lands beside what the first one opened, does not close it', async () => {
  load.mockResolvedValue({ Greeting });
  const { user } = show(<Opener Part={late(load, 'Greeting')} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const beside = await screen.findByRole('button', { name: 'Beside it' });
  fireEvent.click(beside, { detail: 2 });
  expect(screen.getByText('Hello Ana')).toBeDefined();
  fireEvent.click(beside, { detail: 1 });
  expect(screen.queryByText('Hello Ana')).toBeNull();
});
