import type * as z from 'zod/mini';
import type { RefusalKind } from './envelope.ts';

/** The two kinds of account. On the wire the spec writes them '1' and '2' (`words/user-type.ts`). */
export type Role = 'employee' | 'employer';

/**
 * Who may call a route.
 * - `none`: everybody.
 * - `grant`: the holder of a one-time password-reset grant, sent as bearer token (PWD-03).
 * - `any`: a signed-in account of either role.
 * - `employee`, `employer`: a signed-in account of that role.
 * - `complete-employee`: an employee whose profile is complete (profileStatus 8 or more, APP-09).
 * - `complete`: an employer, or an employee whose profile is complete.
 */
export type Access = 'none' | 'grant' | 'any' | Role | 'complete-employee' | 'complete';

/** One HTTP call. Everything else (Fastify route, typed call, OpenAPI, access matrix) is derived from it. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below /V1, with parameters in braces: `/postingjobs/view/{id}`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** `params.id` or `body.userId`: the value that must be the caller's own id, else 403 (API-04). */
  readonly actor?: `params.${string}` | `body.${string}`;
  readonly params?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Multipart bodies: the name of the one file part; `body` then describes the text parts. */
  readonly file?: { readonly part: string; readonly maxBytes: number; readonly optional?: true };
  /** The shape of `Data`. Fields that are not named here never leave the server. */
  readonly reply: z.ZodMiniType;
  /** True: the answer carries Page {next, total}, and `reply` is an array. */
  readonly paged?: true;
  /** GET routes with a side effect are refused when a browser sends them from another site (OTP-05). */
  readonly sameSite?: true;
  /** What the handler refuses by itself, beyond what access, parts and their sizes do for every call. */
  readonly refuses?: readonly RefusalKind[];
  readonly summary: string;
  /** Whether the call stands in the spec or had to be invented, and the section or requirement it rests on. */
  readonly origin: 'spec' | 'ours';
  readonly source: string;
};

/** A named group of routes: one file per area in `routes/`. */
export type RouteTable = Readonly<Record<string, Route>>;

/** Keeps the literal types of a table while checking each entry. */
export const defineRoutes = <const T extends RouteTable>(table: T): T => table;

type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;

/** What a handler receives and a caller passes: our words, after decoding. */
export type ParamsOf<R extends Route> = Out<R['params']>;
export type BodyOf<R extends Route> = Out<R['body']>;
/** What a handler returns and a caller gets as `Data`. */
export type ReplyOf<R extends Route> = z.output<R['reply']>;
