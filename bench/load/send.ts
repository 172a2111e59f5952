import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { inShort } from '../short';

export interface Sent {
  method?: string;
  path: string;
  token?: string;
  body?: unknown;
  key?: string;
}

export interface Answer {
  status: number;
  text: string;
}

export type Send = (sent: Sent) => Promise<Answer>;

const ADDRESSES = 200;
const TIMEOUT_MS = inShort(300_000, 30_000);
const IS_LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+)$/;

/**
 * Sends requests to a shop over connections that stay open, as browsers do. On this machine they come from two hundred
 * addresses of 127.0.0.0/8, so that limits per address see as many visitors, through a proxy too; elsewhere from one.
 */
export function createSend(base: string): { send: Send; close(): void } {
  const url = new URL(base);
  const isHere = IS_LOOPBACK.test(url.hostname);
  const agents = Array.from(
    { length: isHere ? ADDRESSES : 1 },
    (_, index) =>
      new Agent({
        keepAlive: true,
        ...(isHere && { localAddress: `127.9.${index >> 6}.${(index & 63) + 1}` }),
      }),
  );
  let turn = 0;

  const send: Send = ({ method = 'GET', path, token, body, key }) =>
    new Promise((resolve, reject) => {
      turn += 1;
      const json = body === undefined ? null : JSON.stringify(body);
      const asked = request(
        {
          host: isHere ? '127.0.0.1' : url.hostname,
          port: url.port || 80,
          method,
          path,
          agent: agents[turn % agents.length],
          timeout: TIMEOUT_MS,
          headers: {
            host: url.host,
            'accept-encoding': 'gzip',
            ...(json !== null && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(json),
            }),
            ...(token && { authorization: `Bearer ${token}` }),
            ...(key && { 'idempotency-key': key }),
          },
        },
        (response) => {
          const pieces: Buffer[] = [];
          response.on('data', (piece: Buffer) => pieces.push(piece));
          response.on('error', reject);
          response.on('end', () => {
            const bytes = Buffer.concat(pieces);
            const isPacked = response.headers['content-encoding'] === 'gzip' && bytes.length > 0;
            // Pages are only counted: what is in them is read by other benches.
            const isRead = response.headers['content-type']?.includes('json') ?? false;
            const text = isRead ? (isPacked ? gunzipSync(bytes) : bytes).toString('utf8') : '';
            resolve({ status: response.statusCode ?? 0, text });
          });
        },
      );
      asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
      asked.on('error', reject);
      asked.end(json ?? undefined);
    });

  return { send, close: () => agents.forEach((agent) => agent.destroy()) };
}

/** @throws Error naming the status and the code of another answer */
export function expectStatus({ status, text }: Answer, expected: number): string {
  if (status === expected) return text;
  const code = /"errorCode":"([A-Z_]+)"/.exec(text)?.[1] ?? '';
  throw new Error(`${status} ${code}`.trim());
}
