import { searchRoutes } from '@forte/contract';
import { type InfiniteData, InfiniteQueryObserver, QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changeInLists, heldItem } from '#core/held-lists.ts';
import { callKey } from '#core/queries.ts';

const route = searchRoutes.searchCandidates;

/** Two lists of candidates, asked for with different filters; only what the test reads of a card. */
const clientWithLists = (): QueryClient => {
  const client = new QueryClient();
  const hold = (skill: string, ids: readonly string[]) =>
    client.setQueryData([...callKey(route, { body: { skills: [skill] } }), 'pages'], {
      pages: ids.map((id) => ({ data: [{ id, isFavorite: false }] })),
      pageParams: [],
    });
  hold('SQL', ['ana', 'ben']);
  hold('Go', ['ben', 'cleo']);
  return client;
};

test('An item is found on any page of any list that is held', () => {
  const client = clientWithLists();
  expect(heldItem(client, route, 'cleo')).toMatchObject({ id: 'cleo' });
  expect(heldItem(client, route, 'dora')).toBeUndefined();
});

const marksOf = (client: QueryClient, queryKey: QueryKey): boolean[] | undefined =>
  client
    .getQueryData<InfiniteData<{ data: { isFavorite: boolean }[] }>>(queryKey)
    ?.pages.flatMap(({ data }) => data.map(({ isFavorite }) => isFavorite));

test('A change made while the next page is on its way stays when it comes', async () => {
  const client = new QueryClient();
  const queryKey = [...callKey(route, { body: {} }), 'pages'];
  let answer: (page: { data: object[] }) => void = () => undefined;
  const list = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: () =>
      new Promise<{ data: object[] }>((resolve) => {
        answer = resolve;
      }),
    initialPageParam: 1,
    getNextPageParam: (_last, pages) => pages.length + 1,
  });
  const leave = list.subscribe(() => undefined);
  answer({ data: [{ id: 'ana', isFavorite: false }] });
  await expect.poll(() => marksOf(client, queryKey)).toEqual([false]);
  const more = list.fetchNextPage();
  changeInLists(client, route, 'ana', { isFavorite: true });
  expect(marksOf(client, queryKey)).toEqual([true]);
  answer({ data: [{ id: 'ben', isFavorite: false }] });
  await more;
  expect(marksOf(client, queryKey)).toEqual([true, false]);
  leave();
});

test('A change shows in every list that has the item, and nowhere else', () => {
  const client = clientWithLists();
  changeInLists(client, route, 'ben', { isFavorite: true });
  const marked = client
    .getQueriesData<{ pages: { data: { id: string; isFavorite: boolean }[] }[] }>({
      queryKey: callKey(route),
    })
    .map(([, held]) => held?.pages.flatMap(({ data }) => data.map(({ isFavorite }) => isFavorite)));
  expect(marked).toEqual([
    [false, true],
    [true, false],
  ]);
});
