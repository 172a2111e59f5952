import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir, distDir } from './environment.mjs';

/** Page props answer this during the build, when there is no database: "not a page yet" (ADR 0004). */
const PLACEHOLDER_REVALIDATE_SECONDS = 1;
/** Where this version of Next keeps the pages it made while serving; what the build made lies in server/pages. */
const servedPages = () => join(distDir(), 'server', 'route-cache');
const recordPath = () => join(distDir(), 'storefront-pages.json');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Takes back the pages that were built without data, so that their first request renders them. @returns their routes */
export function removePlaceholders() {
  const { routes } = readJson(join(distDir(), 'prerender-manifest.json'));
  const placeholders = Object.entries(routes)
    .filter(([, { initialRevalidateSeconds }]) => initialRevalidateSeconds === PLACEHOLDER_REVALIDATE_SECONDS)
    .map(([route]) => route);
  for (const route of placeholders) {
    // A route carries its language here, the default one too: the English home page is /en, its file en.html.
    const file = route === '/' ? '/index' : route;
    for (const extension of ['html', 'json', 'meta']) {
      rmSync(join(distDir(), 'server', 'pages', `${file}.${extension}`), { force: true });
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

/**
 * Removes the pages that an earlier run made from other data. Pages of the same database stay and are served at once.
 * @returns whether pages stayed
 */
export function keepOwnPages() {
  const served = existsSync(recordPath()) ? readJson(recordPath()).data : null;
  const data = identifyData();
  if (data !== null && data === served) return existsSync(servedPages());
  rmSync(servedPages(), { recursive: true, force: true });
  return false;
}

/** Remembers, once the database is open, which data the pages of this build are made from. */
export function recordData() {
  writeFileSync(recordPath(), `${JSON.stringify({ data: identifyData() })}\n`);
}
