import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import * as z from 'zod/mini';

/** How a change of the address is kept: `push` can be gone back from, `replace` can't. */
type Keep = 'push' | 'replace';

/** What a list's page keeps in its address: all its filters, and how many pages are shown (APP-14). */
export type Address<S> = {
  readonly search: S;
  /** Changes some of it and starts the list anew; undefined takes a parameter away. */
  readonly change: (changes: Partial<S>, keep?: Keep) => void;
  /** Takes everything away but what is named. */
  readonly reset: (rest?: Partial<S>) => void;
};

/**
 * The search parameters of the page that is shown, read by its own schema.
 * Parameters of other pages are left alone by `reset` only when given back.
 */
export const useAddress = <S extends z.ZodMiniObject>(schema: S): Address<z.output<S>> => {
  const raw: object = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => z.parse(schema, raw), [schema, raw]);
  const go = useCallback(
    (next: object, keep: Keep) =>
      // The schema of the shown page stands in for the route's own type.
      void navigate({ to: '.', search: next as never, replace: keep === 'replace', resetScroll: false }),
    [navigate],
  );
  const change = useCallback(
    (changes: Partial<z.output<S>>, keep: Keep = 'push') =>
      go({ ...search, pages: undefined, ...changes }, keep),
    [go, search],
  );
  const reset = useCallback((rest: Partial<z.output<S>> = {}) => go(rest, 'push'), [go]);
  return { search, change, reset };
};
