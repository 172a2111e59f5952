import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { WATCH } from '../support/watch-faults';

/** Where the pages of a tab note what went wrong in them. */
const NOTES = 'faults of pages';

const SCRIPT = `(${WATCH})((fault) =>
  sessionStorage.setItem('${NOTES}', (sessionStorage.getItem('${NOTES}') ?? '') + fault + '\\n'))`;
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

/** Reads the notes in the tab. */
export const READ_FAULTS = `return sessionStorage.getItem('${NOTES}') ?? ''`;

const CHANGED = ['content-length', 'transfer-encoding', 'etag', 'connection'];

const watchHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...Object.fromEntries(Object.entries(headers).filter(([name]) => !CHANGED.includes(name))),
  'content-security-policy': headers['content-security-policy']
    ?.toString()
    .replace('script-src', `script-src ${HASH}`),
});

/**
 * The shop, with one script more at the head of each page: WebDriver can neither run one before the page's own nor read the
 * console. The page's policy knows it by its hash.
 * @param shop the port it listens on
 */
export async function watchShop(shop: number): Promise<{ port: number; close: () => void }> {
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const isPage = headers.accept?.startsWith('text/html');
    const upstream = ask({
      port: shop,
      method,
      path: url,
      headers: { ...headers, connection: 'keep-alive', ...(isPage && { 'accept-encoding': 'identity' }) },
    });
    incoming.pipe(upstream);
    upstream.on('error', () => outgoing.destroy());
    upstream.on('response', (answer) => {
      const { 'transfer-encoding': _, connection: __, ...rest } = answer.headers;
      if (!answer.headers['content-type']?.startsWith('text/html') || !isPage) {
        outgoing.writeHead(answer.statusCode ?? 502, rest);
        return answer.pipe(outgoing);
      }
      void buffer(answer).then((body) => {
        const page = body.toString('utf8').replace(/<head[^>]*>/, `$&<script>${SCRIPT}</script>`);
        outgoing.writeHead(answer.statusCode ?? 502, watchHeaders(answer.headers)).end(page);
      });
    });
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
