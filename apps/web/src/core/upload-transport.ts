import type { Transport } from '@forte/contract';

const headersOf = (request: XMLHttpRequest): Headers => {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

/**
 * Sends a request and tells how much of it has left, which fetch can't.
 * @param onProgress gets the share that is sent, 0 to 1
 */
export const uploadTransport =
  (onProgress: (share: number) => void): Transport =>
  (url, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? 'POST', url);
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
      request.onload = () =>
        resolve(new Response(request.responseText, { status: request.status, headers: headersOf(request) }));
      request.onerror = () => reject(new TypeError('No answer came.'));
      request.onabort = () => reject(new DOMException('The upload was cancelled.', 'AbortError'));
      init.signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(init.body as FormData); // what `call` makes of a route with a file
    });
