import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { dataDir, distDir } from './environment.mjs';

/** Page props answer this during the build, when there is no database: "not a page yet" (ADR 0004). */
const PLACEHOLDER_REVALIDATE_SECONDS = 1;
/** Where this version of Next keeps the pages it made while serving; what the build made lies in server/pages. */
const servedPages = () => join(distDir(), 'server', 'route-cache');
const recordPath = () => join(servedPages(), 'storefront-pages.json');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Takes back the pages that were built without data, so that their first request renders them. @returns their routes */
export function removePlaceholders(dist = distDir()) {
  const { routes } = readJson(join(dist, 'prerender-manifest.json'));
  const placeholders = Object.entries(routes)
    .filter(([, { initialRevalidateSeconds }]) => initialRevalidateSeconds === PLACEHOLDER_REVALIDATE_SECONDS)
    .map(([route]) => route);
  for (const route of placeholders) {
    // A route carries its language here, the default one too: the English home page is /en, its file en.html.
    const file = route === '/' ? '/index' : route;
    for (const extension of ['html', 'json', 'meta']) {
      rmSync(join(dist, 'server', 'pages', `${file}.${extension}`), { force: true });
    }
  }
  return placeholders;
}

/** Names the data pages are made from: another database, or a new one at the same place, has another name. */
function identifyData() {
  if (process.env.DATABASE_URL) return createHash('sha256').update(process.env.DATABASE_URL).digest('hex');
  const marker = join(dataDir(), 'db', 'PG_VERSION');
  if (!existsSync(marker)) return null;
  const { ino, birthtimeMs } = statSync(marker);
  return `${ino}-${Math.round(birthtimeMs)}`;
}

/** What the pages in the folder were made from. A folder that outlives its build would name scripts that are gone. */
const describeOrigin = () => ({
  data: identifyData(),
  build: readFileSync(join(distDir(), 'BUILD_ID'), 'utf8').trim(),
});

function isWritable(directory) {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes the pages that an earlier run made from other data or by another build. Pages of the same two stay and are
 * served at once, unless pages are shared (page-cache): then those on disk only grow old. Where nothing can be written
 * (a read-only folder) pages are kept in memory alone: next.config.js reads that from STOREFRONT_PAGES.
 * @returns whether pages stayed
 */
export function keepOwnPages() {
  if (!isWritable(servedPages())) {
    process.env.STOREFRONT_PAGES = 'memory';
    return false;
  }
  const served = existsSync(recordPath()) ? readJson(recordPath()) : null;
  const now = describeOrigin();
  const isOwn = now.data !== null && now.data === served?.data && now.build === served.build;
  if (isOwn && !process.env.REDIS_URL) return true;
  // The folder itself may be a mount.
  for (const name of readdirSync(servedPages()))
    rmSync(join(servedPages(), name), { recursive: true, force: true });
  return false;
}

/** Remembers, once the database is open, what the pages of this run are made from. */
export function recordData() {
  if (process.env.STOREFRONT_PAGES === 'memory') return;
  mkdirSync(servedPages(), { recursive: true });
  writeFileSync(recordPath(), `${JSON.stringify(describeOrigin())}\n`);
}
