import { request, type Agent } from 'node:http';

export interface Asked {
  method?: string;
  path: string;
  body?: unknown;
}

const TIMEOUT_MS = 60_000;

/** One request over a connection of the agent. @returns its status; 0 when no whole answer came */
export const ask = (origin: string, agent: Agent, { method = 'GET', path, body }: Asked): Promise<number> =>
  new Promise((resolve) => {
    const json = body === undefined ? null : JSON.stringify(body);
    const sent = request(
      origin + path,
      {
        method,
        agent,
        timeout: TIMEOUT_MS,
        headers: {
          'accept-encoding': 'gzip',
          ...(json !== null && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(json),
          }),
        },
      },
      (answer) => {
        answer.on('error', () => resolve(0));
        answer.on('end', () => resolve(answer.complete ? (answer.statusCode ?? 0) : 0));
        answer.resume();
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(0));
    sent.end(json ?? undefined);
  });
