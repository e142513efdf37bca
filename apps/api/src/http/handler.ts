import type { Readable } from 'node:stream';
import type { BodyOf, Code, Page, ParamsOf, ReplyOf, Role, Route, RouteTable } from '@forte/contract';

/** Who calls: the account behind a valid token. */
export type Caller = {
  readonly userId: string;
  readonly role: Role;
  /** 8 for an employer. */
  readonly profileStatus: number;
  readonly sessionId: string;
  readonly name: string;
};

/** The file part of a multipart call, streamed: nothing is read before the handler does. */
export type Upload = { readonly stream: Readable; readonly fileName: string; readonly declaredType: string };

type CallerOf<R extends Route> = R['access'] extends 'none' | 'grant' ? undefined : Caller;

export type Question<R extends Route = Route> = {
  readonly params: ParamsOf<R>;
  readonly body: BodyOf<R>;
  readonly caller: CallerOf<R>;
  /** The bearer token as sent: only for `grant` routes and logout. */
  readonly bearer: string | undefined;
  readonly file: R['file'] extends object ? Upload | null : undefined;
  /** The client's address, believed only as far as TRUST_PROXY allows (SEC-17). */
  readonly clientAddress: string;
  readonly userAgent: string;
  /** Ends when the client goes away. */
  readonly signal: AbortSignal;
};

/** What a handler answers. Code '1' unless said otherwise. */
export type Reply<R extends Route> = {
  readonly data: ReplyOf<R>;
  readonly message?: string;
  readonly code?: Code;
} & (R['paged'] extends true ? { readonly page: Page } : { readonly page?: never });

export type Handler<R extends Route> = (question: Question<R>) => Promise<Reply<R>>;

/** One handler for each route of a table: a missing one does not compile. */
export type Handlers<T extends RouteTable> = { readonly [K in keyof T]: Handler<T[K]> };
