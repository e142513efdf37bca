/** As `Transport` of the contract, which this file must not wait for. */
type Ask = (url: string, init: RequestInit) => Promise<Response>;

/** As long as a list is held to be new (`queries.ts`): what nobody took by then is not taken any more. */
const lifetime = 15_000;

type Asked = { readonly answer: Promise<Response>; readonly at: number };
const asked = new Map<string, Asked>();

const keyOf = (url: string, { method, headers, body }: RequestInit): string =>
  JSON.stringify([method, url, new Headers(headers).get('authorization'), body]);

/** Sends a call before the code that will want its answer is there. `next` is what the answer leads to: asked before it is taken. */
export const askAhead = (
  url: string,
  init: RequestInit,
  next?: (answer: Response) => Promise<void>,
): void => {
  const answer = fetch(url, init).then(async (response) => {
    if (response.ok) await next?.(response.clone());
    return response;
  });
  answer.catch(() => undefined); // told to who takes it
  asked.set(keyOf(url, init), { answer, at: performance.now() });
};

/** As `fetch`; what was asked ahead, by the same session and in the same words, is not asked again. */
export const fetchUnlessAsked: Ask = (url, init) => {
  const key = keyOf(url, init);
  const found = asked.get(key);
  asked.delete(key);
  return found !== undefined && performance.now() - found.at < lifetime ? found.answer : fetch(url, init);
};
