import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#core/session.ts';

/** Asks for what a page will show, before there is a page. `search` is the address's, unchecked. */
export type FirstCall = (
  client: QueryClient,
  asked: { readonly search: Readonly<Record<string, unknown>>; readonly user: Promise<User> },
) => unknown;
