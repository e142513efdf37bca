import { postingRoutes } from '@forte/contract';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { usePagedCall } from '#core/queries.ts';
import { show } from '#testing/render.tsx';

const candidateId = '01890000-0000-7000-8000-000000000000';

/** A list whose filter is changed by two buttons. */
const List = () => {
  const [text, setText] = useState('');
  const { data } = usePagedCall(postingRoutes.listJobs, { body: { candidateId, text } });
  return (
    <>
      {['java', 'rust'].map((wanted) => (
        <button type="button" key={wanted} onClick={() => setText(wanted)}>
          {wanted}
        </button>
      ))}
      <output>{data?.pages[0]?.page.total}</output>
    </>
  );
};

const answerOf = (total: number) =>
  Response.json({ Code: '1', Message: '', Data: [], Page: { next: null, total } });

afterEach(() => vi.unstubAllGlobals());

test('a slow answer to what was asked before never takes the place of the newer one', async () => {
  const waiting = new Map<string, (answer: Response) => void>();
  // Deaf to being told to stop: what is shown must not hang on whether the network listens.
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { text = '' }: { text?: string } = JSON.parse(body);
    return new Promise<Response>((resolve) => waiting.set(text, resolve));
  });
  const answer = (text: string, total: number) =>
    act(async () => {
      await vi.waitFor(() => expect(waiting.has(text)).toBe(true));
      waiting.get(text)?.(answerOf(total));
    });
  const { user } = show(<List />);
  await user.click(screen.getByRole('button', { name: 'java' }));
  await user.click(screen.getByRole('button', { name: 'rust' }));
  await answer('rust', 2);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('2'));
  await answer('java', 1);
  expect(screen.getByRole('status').textContent).toBe('2');
});
