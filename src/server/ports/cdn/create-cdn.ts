import type { Env } from '@/env';
import { askJson } from '../ask-json';

/** Removes what a shared cache has of the shop. */
export interface CdnPurge {
  /** After this long every instance answers with a page that was rendered again; before, the cache would store the old one. */
  settleMs: number;
  /** @throws Error when the cache did not say that it is done: the copies may still be there */
  purge(tags: readonly string[]): Promise<void>;
}

const TIMEOUT_MS = 10_000;
/** Beyond what an instance answers from its memory (1 s) and the copies of Redis (0.5 s). */
const SETTLE_MS = 2_000;

interface Service {
  defaultUrl: string;
  /** Tags that one request may name. */
  most: number;
  ask(options: { url: string; service: string; token: string; tags: readonly string[] }): Promise<unknown>;
  isDone(answer: unknown): boolean;
}

const postJson = (url: string, headers: Record<string, string>, body: unknown) =>
  askJson(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    timeoutMs: TIMEOUT_MS,
  });

const SERVICES: Record<Exclude<Env['CDN'], 'none'>, Service> = {
  fastly: {
    defaultUrl: 'https://api.fastly.com',
    most: 256,
    ask: ({ url, service, token, tags }) =>
      postJson(`${url}/service/${service}/purge`, { 'fastly-key': token }, { surrogate_keys: tags }),
    // An id for each key.
    isDone: (answer) => typeof answer === 'object' && answer !== null,
  },
  cloudflare: {
    defaultUrl: 'https://api.cloudflare.com',
    most: 30,
    ask: ({ url, service, token, tags }) =>
      postJson(
        `${url}/client/v4/zones/${service}/purge_cache`,
        { authorization: `Bearer ${token}` },
        { tags },
      ),
    isDone: (answer) =>
      typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true,
  },
};

/**
 * The CDN of the settings; undefined without one: the nginx of deploy/nginx caches a page for a second and is never told.
 * @throws Error when the settings name a CDN and not how to reach it
 */
export function createCdn(
  { CDN, CDN_API_URL, CDN_SERVICE_ID, CDN_TOKEN }: Env,
  settleMs = SETTLE_MS,
): CdnPurge | undefined {
  if (CDN === 'none') return undefined;
  if (!CDN_SERVICE_ID || !CDN_TOKEN) throw new Error(`CDN=${CDN} needs CDN_SERVICE_ID and CDN_TOKEN`);
  const { ask, isDone, most, defaultUrl } = SERVICES[CDN];
  const url = (CDN_API_URL || defaultUrl).replace(/\/$/, '');
  return {
    settleMs,
    async purge(tags) {
      const all = [...new Set(tags)];
      for (let start = 0; start < all.length; start += most) {
        const batch = all.slice(start, start + most);
        const answer = await ask({ url, service: CDN_SERVICE_ID, token: CDN_TOKEN, tags: batch });
        if (!isDone(answer)) throw new Error(`${new URL(url).host} did not purge`);
      }
    },
  };
}
