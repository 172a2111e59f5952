// Where Next stores rendered pages when instances share them: next.config.js names this file of the build as its
// `cacheHandler` where REDIS_URL is set at the start. ADR 0016.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { processRegistry } from '@/server/process-registry';
import { readServerSettings, type ServerSettings } from '../settings';
import { createRedisPages, type CacheControl, type CachedPage, type RedisPages } from './redis-pages';

const REVALIDATE_HEADER = 'x-prerender-revalidate';

type DataSettings = Pick<ServerSettings, 'DATABASE_URL' | 'DATA_DIR' | 'SITE_URL' | 'NEXT_PUBLIC_BRAND'>;

/** Identifies the data and address of a shop, so that two shops on one Redis do not share pages. */
function identifyData({ DATABASE_URL, DATA_DIR, SITE_URL }: DataSettings): string {
  const { host, pathname } = DATABASE_URL ? new URL(DATABASE_URL) : { host: '', pathname: resolve(DATA_DIR) };
  return createHash('sha256').update([host, pathname, SITE_URL].join('\n')).digest('hex').slice(0, 16);
}

/**
 * The prefix of every key. A page names the scripts of its build, so instances of two builds share nothing.
 */
export const keyPrefix = (buildId: string, settings: DataSettings): string =>
  `storefront:pages:${settings.NEXT_PUBLIC_BRAND}:${buildId}:${identifyData(settings)}:`;

const readBuilt = (serverDistDir: string, name: string) =>
  readFileSync(join(serverDistDir, '..', name), 'utf8');

const PrerenderManifest = z.object({ preview: z.object({ previewModeId: z.string() }) });

interface SharedState {
  pages: RedisPages;
  /** A secret of Next: a visitor cannot claim that a page is being revalidated. */
  revalidateToken: string;
}

/** State of the process, because Next makes a cache for each request. */
let shared: SharedState | null = null;

function openShared(serverDistDir: string): SharedState {
  const settings = readServerSettings();
  const prefix = keyPrefix(readBuilt(serverDistDir, 'BUILD_ID').trim(), settings);
  const pages = createRedisPages({ url: settings.REDIS_URL, prefix });
  // For `GET /api/ready` and the figures (src/server/ports/process-state.ts).
  processRegistry.sharedPageCache = { isConnected: pages.isUp };
  const manifest: unknown = JSON.parse(readBuilt(serverDistDir, 'prerender-manifest.json'));
  return { pages, revalidateToken: PrerenderManifest.parse(manifest).preview.previewModeId };
}

interface CacheContext {
  serverDistDir: string;
  _requestHeaders?: Record<string, string | string[] | undefined>;
}

/** Pages of all instances, in the shape Next asks of an incremental cache. */
export default class SharedPageCache {
  #began = Date.now();
  #state: SharedState;
  #isRevalidation: boolean;
  /** Of the page this request found: when it cannot be rendered again, Next stores it as it was. */
  #found: CachedPage | null = null;

  constructor({ serverDistDir, _requestHeaders: headers }: CacheContext) {
    this.#state = shared ??= openShared(serverDistDir);
    this.#isRevalidation = headers?.[REVALIDATE_HEADER] === this.#state.revalidateToken;
  }

  async get(key: string, { kind }: { kind: string }): Promise<CachedPage | null> {
    if (kind !== 'PAGES') return null;
    this.#found = await this.#state.pages.get(key, { isRevalidation: this.#isRevalidation });
    return this.#found;
  }

  async set(
    key: string,
    value: CachedPage['value'],
    { cacheControl }: { cacheControl?: CacheControl },
  ): Promise<void> {
    if (value && value.kind !== 'PAGES' && value.kind !== 'REDIRECT') return;
    const old = value !== null && value === this.#found?.value ? this.#found : null;
    await this.#state.pages.set(key, value, { began: old?.began ?? this.#began, cacheControl });
  }

  /** Pages of the pages router carry no tags. */
  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}
