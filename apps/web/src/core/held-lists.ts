import type { Answer, Route } from '@forte/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { callKey } from '#core/queries.ts';

type PagedRoute = Route & { readonly paged: true };
type ItemOf<R extends PagedRoute> = Answer<R>['data'] extends readonly (infer T extends object)[] ? T : never;
type Pages<T> = InfiniteData<{ readonly data: readonly T[] }>;

/**
 * Changes one item in every page of a call's answers that is held, so that all screens show it at once; once more in
 * what is just being asked for: it may have been read before the change, and the pages before it stand in it as they were.
 */
export const changeInLists = <const R extends PagedRoute>(
  client: QueryClient,
  route: R,
  id: string,
  change: Partial<ItemOf<R>>,
): void => {
  const changed = (item: ItemOf<R>): ItemOf<R> =>
    'id' in item && item.id === id ? { ...item, ...change } : item;
  const cache = client.getQueryCache();
  for (const query of cache.findAll({ queryKey: callKey(route) })) {
    const show = () =>
      client.setQueryData<Pages<ItemOf<R>>>(
        query.queryKey,
        (held) =>
          held && {
            ...held,
            pages: held.pages.map((page) => ({ ...page, data: page.data.map(changed) })),
          },
      );
    show();
    if (query.state.fetchStatus === 'idle') continue;
    const stop = cache.subscribe((event) => {
      if (event.query !== query || query.state.fetchStatus !== 'idle') return;
      stop();
      show();
    });
  }
};

/** One item out of the lists of a call that are held, to show at once what the reader has just pressed. */
export const heldItem = <const R extends PagedRoute>(
  client: QueryClient,
  route: R,
  id: string,
): ItemOf<R> | undefined => {
  for (const [, held] of client.getQueriesData<Pages<ItemOf<R>>>({ queryKey: callKey(route) })) {
    const items = held?.pages.flatMap(({ data }) => data) ?? [];
    const found = items.find((item) => 'id' in item && item.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
};
