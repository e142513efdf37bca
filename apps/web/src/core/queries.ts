import { type Answer, CallError, type Page, type Route } from '@forte/contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { keepSame } from '#core/keep-same.ts';
import { type SendInput, send } from '#core/send.ts';

/** Refusals are answers: only what was not answered, or answered by a failing server, is tried again. */
const mayRetry = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof CallError && (error.failure === 'unreachable' || error.status >= 500);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry, staleTime: 15_000, networkMode: 'always', structuralSharing: keepSame },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

type Parts = { readonly params?: unknown; readonly body?: unknown };

/** The key of a route's answers; without input: of all its answers, to invalidate them. */
export const callKey = (route: Route, input?: object) => {
  const { params, body } = (input ?? {}) as Parts; // every SendInput has them or not
  return input === undefined
    ? ([route.method, route.path] as const)
    : ([route.method, route.path, params ?? null, body ?? null] as const);
};

/** Query options of a call that reads. */
export const callOptions = <const R extends Route>(route: R, input: SendInput<R>) =>
  queryOptions({
    queryKey: callKey(route, input),
    queryFn: ({ signal }): Promise<Answer<R>> => send(route, { ...input, signal }),
  });

/** Reads a call: `data.data` is its `Data` in our words. */
export const useCall = <const R extends Route>(route: R, input: SendInput<R>) =>
  useQuery(callOptions(route, input));

/** The same for what is asked with every letter: not before it is `wanted`, and the last answer stays until the next is there. */
export const useCallWhileTyping = <const R extends Route>(route: R, input: SendInput<R>, wanted: boolean) =>
  useQuery({ ...callOptions(route, input), enabled: wanted, placeholderData: keepPreviousData });

type PagedRoute = Route & { readonly paged: true };
type PagedAnswer = { readonly page: Page };

/** Every paged route takes the cursor in its body. */
const at = <R extends PagedRoute>(input: SendInput<R>, cursor: string | undefined): SendInput<R> => {
  const { body } = input as Parts; // whatever else the route takes stays as it is
  return cursor === undefined
    ? input
    : Object.assign({}, input, { body: Object.assign({}, body, { cursor }) });
};

/** Query options of a paged list: each page is asked for with the cursor that the one before gave. */
export const pagedOptions = <const R extends PagedRoute>(route: R, input: SendInput<R>) =>
  infiniteQueryOptions({
    queryKey: [...callKey(route, input), 'pages'],
    queryFn: ({ signal, pageParam }): Promise<Answer<R>> => send(route, { ...at(input, pageParam), signal }),
    initialPageParam: undefined as string | undefined, // no cursor: the first page
    getNextPageParam: (last) => (last as PagedAnswer).page.next ?? undefined, // paged routes have it
    placeholderData: keepPreviousData, // a changed filter leaves the old rows until the new ones are there
  });

/** Reads a paged list; shown by `PagedList`. */
export const usePagedCall = <const R extends PagedRoute>(route: R, input: SendInput<R>) =>
  useInfiniteQuery(pagedOptions(route, input));
