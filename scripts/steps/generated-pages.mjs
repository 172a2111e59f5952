import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { dataDir, distDir } from './environment.mjs';

/** Page props answer this during the build, when there is no database: "not a page yet" (ADR 0004). */
const PLACEHOLDER_REVALIDATE_SECONDS = 1;
const pagesDir = () => join(distDir(), 'server', 'pages');
const recordPath = () => join(distDir(), 'storefront-pages.json');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const pageFiles = () =>
  readdirSync(pagesDir(), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.(html|json)$/.test(entry.name) && !entry.name.endsWith('.nft.json'),
    )
    .map((entry) => relative(pagesDir(), join(entry.parentPath, entry.name)));

/** Takes back the pages that were built without data, so that their first request renders them. @returns their routes */
export function removePlaceholders() {
  const { routes } = readJson(join(distDir(), 'prerender-manifest.json'));
  const placeholders = Object.entries(routes)
    .filter(([, { initialRevalidateSeconds }]) => initialRevalidateSeconds === PLACEHOLDER_REVALIDATE_SECONDS)
    .map(([route]) => route);
  for (const route of placeholders) {
    // The home page of the default language is `/en` here, and its file en.html.
    for (const extension of ['html', 'json'])
      rmSync(join(pagesDir(), `${route}.${extension}`), { force: true });
  }
  writeFileSync(recordPath(), JSON.stringify({ builtPages: pageFiles(), data: null }));
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

/** Removes the pages that an earlier run made from other data. Pages of the same database stay and are served at once. */
export function removeForeignPages() {
  const record = readJson(recordPath());
  const data = identifyData();
  if (data !== null && data === record.data) return 0;
  const built = new Set(record.builtPages);
  const foreign = pageFiles().filter((path) => !built.has(path));
  foreign.forEach((path) => rmSync(join(pagesDir(), path), { force: true }));
  return foreign.length;
}

/** Remembers, once the database is open, which data the pages of this build are made from. */
export function recordData() {
  writeFileSync(recordPath(), JSON.stringify({ ...readJson(recordPath()), data: identifyData() }));
}
