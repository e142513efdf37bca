import * as z from 'zod/mini';
import { type Code, envelope, type FieldError, type Page, refusalStatus } from './envelope.ts';
import type { BodyOf, ParamsOf, ReplyOf, Route } from './route.ts';

/** Every path of the product's calls starts with it. */
export const basePath = '/V1';

/** Why a call failed: `unreachable` when no answer came, `invalid-reply` when it was not what the contract says. */
export type CallFailure = 'unreachable' | 'invalid-reply' | 'refused';

/** A call that did not succeed. `message` is a sentence for the user. */
export class CallError extends Error {
  readonly failure: CallFailure;
  readonly status: number;
  readonly code: Code;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;
  /** Seconds to wait, from Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    details: {
      failure: CallFailure;
      status?: number;
      code?: Code;
      errors?: readonly FieldError[];
      requestId?: string | undefined;
      retryAfter?: number | undefined;
    },
  ) {
    super(message);
    this.name = 'CallError';
    this.failure = details.failure;
    this.status = details.status ?? 0;
    this.code = details.code ?? '0';
    this.errors = details.errors ?? [];
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }
}

export type Answer<R extends Route> = {
  readonly code: Code;
  readonly message: string;
  readonly data: ReplyOf<R>;
} & (R['paged'] extends true ? { readonly page: Page } : { readonly page?: Page | undefined });

type Part<Name extends string, Value> = undefined extends Value
  ? { [K in Name]?: Value }
  : { [K in Name]: Value };
export type CallInput<R extends Route> = Part<'params', ParamsOf<R>> &
  Part<'body', BodyOf<R>> & { file?: File | null; token?: string | undefined; signal?: AbortSignal };

/** `/postingjobs/view/{id}` and {id} -> `/V1/postingjobs/view/…`, each value encoded. */
export const pathOf = (route: Route, params: Readonly<Record<string, unknown>> = {}): string =>
  basePath + route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

/** @throws CallError with the sentence that the server would answer: nothing is sent that it refuses anyhow */
const encodeBody = (schema: NonNullable<Route['body']>, body: unknown) => {
  const wire = z.safeEncode(schema, body as never); // typed by CallInput
  if (wire.success) return wire.data;
  const sentence = wire.error.issues[0]?.message ?? 'This request is not valid.';
  throw new CallError(sentence, { failure: 'refused', status: refusalStatus.invalid });
};

const requestBody = (
  route: Route,
  body: unknown,
  file: File | null | undefined,
): FormData | string | undefined => {
  const wire = route.body === undefined ? undefined : encodeBody(route.body, body);
  if (route.file === undefined) return wire === undefined ? undefined : JSON.stringify(wire);
  const form = new FormData();
  for (const [name, value] of Object.entries(wire ?? {})) form.append(name, String(value));
  if (file != null) form.append(route.file.part, file);
  else if (route.file.optional) form.append(route.file.part, 'null');
  return form;
};

const readAnswer = async (response: Response) => {
  try {
    return z.parse(envelope, await response.json());
  } catch {
    throw new CallError('The server sent an answer that we could not read. Please try again.', {
      failure: 'invalid-reply',
      status: response.status,
    });
  }
};

/** As `fetch`: rejects with an AbortError when `init.signal` ends it, with anything else when no answer came. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

/**
 * Sends one call of the contract.
 * @param baseUrl '' in the browser, `http://host:port` elsewhere
 * @param transport sends the request; another than fetch where the progress of an upload is wanted
 * @throws CallError for every outcome but success; an AbortError when `signal` ends it
 */
export const call = async <const R extends Route>(
  route: R,
  input: CallInput<R>,
  baseUrl = '',
  transport: Transport = fetch,
): Promise<Answer<R>> => {
  const { params, body, token, signal, file } = input as CallInput<Route>;
  const headers = new Headers();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const payload = requestBody(route, body, file);
  if (typeof payload === 'string') headers.set('content-type', 'application/json');
  const init: RequestInit = { method: route.method, headers };
  if (payload !== undefined) init.body = payload;
  if (signal !== undefined) init.signal = signal;
  const path = pathOf(route, params as Record<string, unknown>);
  const response = await transport(baseUrl + path, init).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') throw error;
    throw new CallError('We could not reach the server. Check your connection and try again.', {
      failure: 'unreachable',
    });
  });
  const answer = await readAnswer(response);
  if (!response.ok) {
    const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
    throw new CallError(answer.Message, {
      failure: 'refused',
      status: response.status,
      code: answer.Code,
      errors: answer.Errors ?? [],
      requestId: answer.RequestId,
      retryAfter: Number.isNaN(retryAfter) ? undefined : retryAfter,
    });
  }
  const data = z.safeDecode(route.reply, answer.Data as never); // checked here, whatever it is
  if (!data.success) {
    throw new CallError('The server sent an answer that we could not read. Please try again.', {
      failure: 'invalid-reply',
      status: response.status,
    });
  }
  return { code: answer.Code, message: answer.Message, data: data.data, page: answer.Page } as Answer<R>;
};

/** True when the call was refused because its token is not (or no longer) valid. */
export const isSignedOut = (error: unknown): boolean =>
  error instanceof CallError && error.status === refusalStatus.unauthenticated;
