import { Button, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Banner } from '../banner.tsx';
import { Empty, Failed, Loading } from '../page-states.tsx';
import classes from './paged-list.module.css';

type Paged<T> = {
  readonly data: readonly T[];
  readonly page: { readonly next: string | null; readonly total: number | '1,000+' };
};

/** What `usePagedCall` gives. */
type PagedQuery<T> = {
  readonly data: { readonly pages: readonly Paged<T>[] } | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly isFetchingNextPage: boolean;
  readonly hasNextPage: boolean;
  readonly isPlaceholderData: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
};

type PagedListProps<T> = {
  readonly query: PagedQuery<T>;
  /** One and several of what is listed: ["job", "jobs"]. */
  readonly nouns: readonly [string, string];
  readonly keyOf: (item: T) => string;
  readonly children: (item: T) => ReactNode;
  /** How many pages are shown, from the address (APP-14), and how it is told that one more is wanted. */
  readonly pages?: number;
  readonly onMore?: (pages: number) => void;
  readonly empty?: ReactNode;
};

const countText = (total: number | '1,000+', [one, several]: readonly [string, string]): string =>
  `${total.toLocaleString('en-US')} ${total === 1 ? one : several}`;

/** A list that grows by "Load more", with its count, its empty state and its failures (APP-14, APP-16). */
export const PagedList = <T,>(props: PagedListProps<T>) => {
  const { query, nouns, keyOf, children, pages: wanted = 1, onMore, empty } = props;
  const loaded = query.data?.pages.length ?? 0;
  const { hasNextPage, isFetching, error, fetchNextPage } = query;
  useEffect(() => {
    if (loaded > 0 && loaded < wanted && hasNextPage && !isFetching && error === null) void fetchNextPage();
  }, [loaded, wanted, hasNextPage, isFetching, error, fetchNextPage]);

  const first = query.data?.pages[0];
  if (first === undefined) {
    if (error === null) return <Loading rows={5} height={132} />;
    return <Failed message={error.message} onRetry={query.refetch} retrying={isFetching} />;
  }
  const items = query.data?.pages.flatMap((page) => page.data) ?? [];
  if (items.length === 0) return empty ?? <Empty />;
  const more = () => {
    onMore?.(loaded + 1);
    void fetchNextPage();
  };
  return (
    <Stack gap="sm" aria-busy={query.isPlaceholderData}>
      <Text size="sm" c="dimmed" role="status">
        {countText(first.page.total, nouns)}
      </Text>
      {error !== null && <Banner kind="error">{error.message}</Banner>}
      <ul className={classes.list} data-old={query.isPlaceholderData || undefined}>
        {items.map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" loading={query.isFetchingNextPage} onClick={more} mx="auto">
          {error === null ? 'Load more' : 'Retry'}
        </Button>
      )}
    </Stack>
  );
};
