import { readFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createWorkerScript } from '../../src/http-server/service-worker-script';

interface Weakness {
  /** Of all answers together, as on one connection. */
  bytesPerSecond: number;
  roundTripMs: number;
}

/**
 * A proxy between a browser and the shop that can be cut, restored and slowed down; the worker's calls go over it too.
 */
export interface Link {
  /** Address of the shop at this end of the proxy. */
  readonly address: string;
  cut(): void;
  mend(): void;
  weaken(weakness: Weakness | null): void;
  /** Answers `/sw.js` as a shop with this setting does, or with other bytes, as another build does. */
  serveWorker(how: 'on' | 'off' | 'newer'): void;
  /** Files that the shop no longer has, the next times that they are asked for. */
  lose(path: RegExp, times?: number): void;
  /** The next call to the shop with such a path is handled, and its answer is lost. Playwright knows no bodies of Firefox. */
  loseAnswer(path: RegExp): void;
  /** Paths asked for since the last call, with GET alone or with any method. */
  takeAsked(method?: 'GET'): string[];
  /** For how long no request has been open, in milliseconds. */
  quietMs(): number;
  close(): Promise<void>;
}

const DIST = process.env.NEXT_DIST_DIR || '.next';
const WORKER = join(DIST, 'service-worker.js');

const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Sends pieces at the pace of the line; what several answers want at once waits in turn. */
function makePace({ bytesPerSecond }: Weakness) {
  let free = 0;
  const send = async (piece: Buffer, write: (part: Buffer) => void) => {
    for (let at = 0; at < piece.length; at += 1400) {
      const part = piece.subarray(at, at + 1400);
      const now = Date.now();
      free = Math.max(free, now) + (part.length / bytesPerSecond) * 1000;
      if (free > now) await sleep(free - now);
      write(part);
    }
  };
  return { send };
}

/** @param shop the port it listens on */
export async function makeLink(shop: number): Promise<Link> {
  let isCut = false;
  let weakness: Weakness | null = null;
  let pace: ReturnType<typeof makePace> | null = null;
  let worker: 'on' | 'off' | 'newer' = 'on';
  let lost: RegExp | null = null;
  let lossesLeft = 0;
  let unanswered: RegExp | null = null;
  let asked: { method: string | undefined; path: string }[] = [];
  let open = 0;
  let quietSince = Date.now();

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (outgoing.destroyed) return;
    const { method, url, headers } = incoming;
    const upstream = ask({
      port: shop,
      method,
      path: url,
      // The shop may close a connection that stood open at the moment that it is used again.
      agent: false,
      headers: { ...headers, connection: 'close' },
    });
    incoming.pipe(upstream);
    upstream.on('error', () => outgoing.destroy());
    outgoing.on('close', () => upstream.destroy());
    upstream.on('response', (answer) => {
      // The shop broke off: the browser must not wait for the rest.
      answer.on('error', () => outgoing.destroy());
      if (method === 'POST' && unanswered?.test(url ?? '')) {
        unanswered = null;
        answer.resume();
        // Firefox asks again by itself when nothing came at all.
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        return void outgoing.write(' ', () => incoming.socket.destroy());
      }
      const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, rest);
      if (!pace) return answer.pipe(outgoing);
      const { send } = pace;
      let sent = Promise.resolve();
      answer.on('data', (piece: Buffer) => {
        sent = sent.then(() => send(piece, (part) => outgoing.write(part)));
      });
      answer.on('end', () => void sent.then(() => outgoing.end()));
    });
  };

  const answers = { on: createWorkerScript(DIST, 'on'), off: createWorkerScript(DIST, 'off') };
  /** Another build's worker has other bytes. */
  const sendNewer = (outgoing: ServerResponse) =>
    outgoing
      .writeHead(200, {
        'Content-Type': 'text/javascript',
        'Cache-Control': 'no-cache',
        'X-Service-Worker': 'on',
      })
      .end(`${readFileSync(WORKER, 'utf8')}// newer`);

  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '').split('?')[0] ?? '';
    asked.push({ method: incoming.method, path });
    open += 1;
    outgoing.on('close', () => {
      open -= 1;
      quietSince = Date.now();
    });
    if (isCut) return void incoming.socket.destroy();
    if (lossesLeft > 0 && lost?.test(path)) {
      lossesLeft -= 1;
      return void outgoing.writeHead(404).end();
    }
    if (worker === 'newer' && path === '/sw.js') return void sendNewer(outgoing);
    if (worker !== 'newer' && answers[worker](incoming, outgoing)) return;
    void sleep(weakness?.roundTripMs ?? 0).then(() => pass(incoming, outgoing));
  });
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://localhost:${port}`,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => (isCut = false),
    weaken: (next) => {
      weakness = next;
      pace = next && makePace(next);
    },
    serveWorker: (how) => (worker = how),
    lose: (path, times = Infinity) => {
      lost = path;
      lossesLeft = times;
    },
    loseAnswer: (path) => (unanswered = path),
    takeAsked: (only) => {
      const taken = asked.filter(({ method }) => !only || method === only);
      asked = [];
      return taken.map(({ path }) => path);
    },
    quietMs: () => (open > 0 ? 0 : Date.now() - quietSince),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
