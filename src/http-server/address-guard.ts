import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathOf } from './handler';

/** Line breaks of ASCII and of Unicode. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const ENCODED_CONTROL = /%(?:25)*(?:[01][0-9a-f]|7f|c2%(?:25)*[89][0-9a-f]|e2%(?:25)*80%(?:25)*a[89])/gi;

/** How often a path may be decoded on its way: by a proxy, by Next, by a page. */
const DECODED = 3;

function hasControl(path: string): boolean {
  let text = path;
  for (let turn = 0; turn <= DECODED; turn += 1) {
    if (CONTROL.test(text)) return true;
    try {
      text = decodeURIComponent(text);
    } catch {
      // Not a valid encoding: Next answers it.
      return false;
    }
  }
  return false;
}

const isEncoded = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** The address without line breaks in the query of the home page, which Next redirects to the visitor's language. */
export const stripLineBreaks = (url: string): string =>
  url.startsWith('/?') ? `/${url.slice(1).replace(ENCODED_CONTROL, '')}` : url;

function redirect(response: ServerResponse, location: string): true {
  response.writeHead(308, { Location: location, 'Content-Length': 0 }).end();
  return true;
}

function refuse(response: ServerResponse): true {
  response.writeHead(400, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Bad Request\n');
  return true;
}

/** A caller of the API gets an error that it can read: Next would answer with a page. */
function refuseCall(response: ServerResponse): true {
  const requestId = randomUUID();
  response
    .writeHead(404, { 'Content-Type': 'application/json', 'X-Request-Id': requestId })
    .end(JSON.stringify({ errorCode: 'NOT_FOUND', message: 'No such address', requestId }));
  return true;
}

/**
 * Answers addresses that the shop does not have: with a line break, of another host, with doubled or backward slashes.
 * Next would redirect the last ones, and write the text of the address into `Location` and `Refresh`.
 * @returns whether the request was answered
 */
export function guardAddress({ url = '/', method }: IncomingMessage, response: ServerResponse): boolean {
  if (!url.startsWith('/')) return url === '*' && method === 'OPTIONS' ? false : refuse(response);
  const path = pathOf(url);
  if (path.startsWith('/api/') && (hasControl(path) || !isEncoded(path))) return refuseCall(response);
  if (hasControl(path)) return refuse(response);
  const plain = path.replace(/[/\\]+/g, '/');
  return plain === path
    ? false
    : redirect(response, plain + url.slice(path.length).replace(ENCODED_CONTROL, ''));
}
