import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** The server's answer, or never one. */
export type LocalAnswer =
  { status?: number; body?: string | object; headers?: Record<string, string> } | 'hang';

export interface LocalServer {
  url: string;
  /** Every request up to now, the first first. */
  seen: SeenRequest[];
  /** Sets the answer to the next requests. */
  answer: (request: SeenRequest) => LocalAnswer;
  close(): Promise<void>;
}

/** An HTTP server of this machine that stands in for an outside service. Close it after the test. */
export async function startLocalServer(answer: LocalServer['answer']): Promise<LocalServer> {
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/', headers } = request;
      const seen = { method, path: url, headers, body: await text(request) };
      local.seen.push(seen);
      const said = local.answer(seen);
      if (said === 'hang') return;
      const { status = 200, body = '', headers: more } = said;
      response.writeHead(status, { 'content-type': 'application/json', ...more });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the local server has no port');
  const local: LocalServer = {
    url: `http://127.0.0.1:${address.port}`,
    seen: [],
    answer,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return local;
}
