import { Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Banner } from '../banner.tsx';
import { BusyButton } from '../busy-button.tsx';
import { Empty, Failed } from '../page-states.tsx';
import { countText, type Nouns } from './found-text.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { Rows } from './rows.tsx';

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
  readonly isFetchNextPageError: boolean;
  readonly hasNextPage: boolean;
  readonly isPlaceholderData: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
};

type PagedListProps<T extends object> = {
  readonly query: PagedQuery<T>;
  readonly nouns: Nouns;
  readonly keyOf: (item: T) => string;
  readonly children: (item: T) => ReactNode;
  /** How many pages are shown, from the address (APP-14), and how it is told that one more is wanted. */
  readonly pages?: number;
  readonly onMore?: (pages: number) => void;
  readonly empty?: ReactNode;
  /** What stands beside the count: the sort, where it has no other place. */
  readonly tools?: ReactNode;
  /** Of one item, before it is there. */
  readonly shape: ReactNode;
  /** How many shapes: as many as there mostly are. */
  readonly shapes?: number;
};

/** The most pages that an address opens by itself: a longer list is filtered, not read. */
const mostPages = 25;

/** What was shown last: it stays when the question after it fails (APP-16). */
const useShown = <T,>(data: T | undefined): T | undefined => {
  const [shown, setShown] = useState(data);
  if (data !== undefined && data !== shown) setShown(data);
  return data ?? shown;
};

/** Goes on until as many pages are there as the address names. */
const useWantedPages = <T,>(query: PagedQuery<T>, wanted: number): void => {
  const loaded = query.data?.pages.length ?? 0;
  const { hasNextPage, isFetching, error, fetchNextPage } = query;
  useEffect(() => {
    const lacking = loaded > 0 && loaded < Math.min(wanted, mostPages);
    if (lacking && hasNextPage && !isFetching && error === null) void fetchNextPage();
  }, [loaded, wanted, hasNextPage, isFetching, error, fetchNextPage]);
};

const FailedAgain = ({ message, onRetry }: { message: string; onRetry: () => unknown }) => (
  <Banner kind="error">
    <Group justify="space-between">
      {message}
      <Button variant="default" size="xs" onClick={onRetry}>
        Retry
      </Button>
    </Group>
  </Banner>
);

/** A list that grows by "Load more", with its count, its empty state and its failures (APP-14, APP-16). */
export const PagedList = <T extends object>(props: PagedListProps<T>) => {
  const { query, nouns, keyOf, children, pages: wanted = 1, onMore, empty, tools, shape, shapes } = props;
  const { hasNextPage, isFetching, error, fetchNextPage, refetch } = query;
  useWantedPages(query, wanted);
  const pages = useShown(query.data)?.pages ?? [];
  const [first] = pages;
  if (first === undefined) {
    if (error === null)
      return <ListSkeleton shape={shape} {...(shapes && { count: shapes })} hasTools={tools !== undefined} />;
    return <Failed message={error.message} onRetry={refetch} retrying={isFetching} />;
  }
  const { total } = first.page;
  // A row that changed between two pages may stand on both: it is shown once.
  const items = [...new Map(pages.flatMap(({ data }) => data).map((item) => [keyOf(item), item])).values()];
  const old = query.isPlaceholderData || query.data === undefined;
  const failure = error !== null && (
    <FailedAgain message={error.message} onRetry={query.isFetchNextPageError ? fetchNextPage : refetch} />
  );
  if (items.length === 0) return failure || (empty ?? <Empty />);
  const more = () => {
    onMore?.(pages.length + 1);
    void fetchNextPage();
  };
  return (
    <Stack gap="sm" aria-busy={old}>
      <Group justify="space-between">
        <Text size="sm" c="dimmed" role="status">
          {countText(total, nouns)}
        </Text>
        {tools}
      </Group>
      {failure}
      <Rows
        items={items}
        total={typeof total === 'number' ? total : -1}
        keyOf={keyOf}
        isFirstPage={pages.length === 1 && wanted <= 1}
        old={old}
      >
        {children}
      </Rows>
      {hasNextPage && (
        <BusyButton variant="default" busy={query.isFetchingNextPage} onClick={more} mx="auto">
          Load more
        </BusyButton>
      )}
    </Stack>
  );
};
