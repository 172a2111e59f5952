import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What the clients ask, in turn. */
export interface Ask {
  kind: string;
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
}

export interface LoadFigures {
  requests: number;
  /** No answer, or one that says the shop is broken (5xx), by kind of request. */
  failures: Record<string, number>;
  examples: string[];
  p50Ms: number;
  p99Ms: number;
  maxMs: number;
}

const LIMIT_MS = 30_000;
/** A pause like a reader's; a client without pauses would only measure the number of processors. */
const REST_MS = 150;

/** @returns the status; 0 when no answer came */
function send(
  origin: string,
  agent: Agent,
  { method, path, body }: Ask,
): Promise<{ status: number; why: string }> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const sent = request(
      origin + path,
      {
        agent,
        method,
        timeout: LIMIT_MS,
        headers: text
          ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
          : {},
      },
      (answer) => {
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, why: '' }));
        answer.on('error', ({ message }) => resolve({ status: 0, why: message }));
        answer.resume();
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')));
    sent.on('error', ({ message }) => resolve({ status: 0, why: message }));
    sent.end(text);
  });
}

const rank = (sorted: readonly number[], share: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

/**
 * Clients, each at an address of its own, that send requests until they are stopped. Nothing is retried, because every
 * failure that a visitor would see counts.
 * @param origin with an IPv4 address: the addresses of the clients are those of the loopback
 */
export function startLoad(origin: string, clients: number, asks: readonly Ask[]) {
  const times: number[] = [];
  const failures: Record<string, number> = {};
  const examples: string[] = [];
  let isOver = false;

  async function beClient(index: number) {
    const agent = new Agent({ keepAlive: true, localAddress: `127.0.1.${index + 1}` });
    for (let turn = index; !isOver; turn += 1) {
      const ask = asks[turn % asks.length];
      if (!ask) break;
      const started = performance.now();
      const { status, why } = await send(origin, agent, ask);
      times.push(performance.now() - started);
      if (status === 0 || status >= 500) {
        failures[ask.kind] = (failures[ask.kind] ?? 0) + 1;
        if (examples.length < 5) examples.push(`${ask.kind} ${status} ${why}`.trim());
      }
      await pause(REST_MS);
    }
    agent.destroy();
  }

  const running = Promise.all(Array.from({ length: clients }, (_, index) => beClient(index)));
  return {
    async stop(): Promise<LoadFigures> {
      isOver = true;
      await running;
      const sorted = times.toSorted((one, other) => one - other);
      return {
        requests: times.length,
        failures,
        examples,
        p50Ms: rank(sorted, 0.5),
        p99Ms: rank(sorted, 0.99),
        maxMs: rank(sorted, 1),
      };
    },
  };
}
