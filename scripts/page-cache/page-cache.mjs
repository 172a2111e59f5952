// Where Next keeps made pages (next.config.js, cacheHandler). The same build runs alone and beside others: what
// decides is REDIS_URL at the start, not at the build. ADR 0016.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { createSharedPages } from './shared-pages.mjs';

const REMAKE_HEADER = 'x-prerender-revalidate';

/** Names what pages are made from: shops on other data, or at another address, never meet in one Redis. */
function identifyData({ DATABASE_URL, DATA_DIR, SITE_URL }) {
  const { host, pathname } = DATABASE_URL
    ? new URL(DATABASE_URL)
    : { host: '', pathname: resolve(DATA_DIR || '.data') };
  return createHash('sha256').update([host, pathname, SITE_URL].join('\n')).digest('hex').slice(0, 16);
}

/**
 * What every key begins with. A page names the scripts of its build: instances of two builds share nothing.
 * @param {string} buildId
 * @param {Record<string, string | undefined>} env
 */
export const keyPrefix = (buildId, env) =>
  `storefront:pages:${env.NEXT_PUBLIC_BRAND || 'boa-lida'}:${buildId}:${identifyData(env)}:`;

const readBuilt = (serverDistDir, name) => readFileSync(join(serverDistDir, '..', name), 'utf8');

/** What is the process's, while Next makes a cache for each request. */
let shared = null;

function openShared(serverDistDir) {
  const prefix = keyPrefix(readBuilt(serverDistDir, 'BUILD_ID').trim(), process.env);
  const pages = createSharedPages({ url: process.env.REDIS_URL, prefix });
  // For `GET /api/ready` and the figures (src/server/ports/process-state.ts).
  globalThis.__storefrontSharedPages = { isConnected: pages.isUp };
  return {
    pages,
    /** Only Next itself knows it: a visitor cannot claim that a page is being made anew. */
    remakeToken: JSON.parse(readBuilt(serverDistDir, 'prerender-manifest.json')).preview.previewModeId,
  };
}

/** Pages of all instances, in the shape Next asks for (next/dist/server/lib/incremental-cache). */
export class SharedPageCache {
  #began = Date.now();
  #isRemake;
  /** Of the page this request found; when it cannot be made anew, Next stores it again. */
  #found = null;

  constructor({ serverDistDir, _requestHeaders: headers }) {
    shared ??= openShared(serverDistDir);
    this.#isRemake = headers?.[REMAKE_HEADER] === shared.remakeToken;
  }

  async get(key, { kind }) {
    if (kind !== 'PAGES') return null;
    this.#found = await shared.pages.get(key, { isRemake: this.#isRemake });
    return this.#found;
  }

  async set(key, value, { cacheControl }) {
    if (value && value.kind !== 'PAGES' && value.kind !== 'REDIRECT') return;
    const isOld = value !== null && value === this.#found?.value;
    await shared.pages.set(key, value, { began: isOld ? this.#found.began : this.#began, cacheControl });
  }

  /** Pages of the pages router carry no tags. */
  async revalidateTag() {}

  resetRequestCache() {}
}

const isShared =
  Boolean(process.env.REDIS_URL) &&
  process.env.NODE_ENV === 'production' &&
  process.env.NEXT_PHASE !== 'phase-production-build';

/** Without Redis Next's own cache, in memory and on disk, exactly as if nothing were set. */
export default isShared ? SharedPageCache : fileSystemCache.default;
