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
import { join, sep } from 'node:path';
import { z } from 'zod';
import type { ProcessRegistry } from '@/server/process-registry';
import nextI18next from '../../next-i18next.config';
import type { ServerSettings } from './settings';

type Place = Pick<
  ServerSettings,
  'NEXT_DIST_DIR' | 'DATA_DIR' | 'DATABASE_URL' | 'REDIS_URL' | 'STOREFRONT_PAGES'
>;

/** The build and data of stored pages. */
const Origin = z.object({ data: z.string().nullable(), build: z.string() });
type Origin = z.infer<typeof Origin>;

/** Where this version of Next stores pages it rendered while serving; those of the build are in server/pages. */
const folderOf = ({ NEXT_DIST_DIR }: Place) => join(NEXT_DIST_DIR, 'server', 'route-cache');
const recordOf = (place: Place) => join(folderOf(place), 'storefront-pages.json');

/** Identifies the data of the pages: another database, or a new one at the same place, has another id. */
function identifyData({ DATABASE_URL, DATA_DIR }: Place): string | null {
  if (DATABASE_URL) return createHash('sha256').update(DATABASE_URL).digest('hex');
  const marker = join(DATA_DIR, 'db', 'PG_VERSION');
  if (!existsSync(marker)) return null;
  const { ino, birthtimeMs } = statSync(marker);
  return `${ino}-${Math.round(birthtimeMs)}`;
}

/** A folder that outlives its build has pages with missing scripts. */
const describeOrigin = (place: Place): Origin => ({
  data: identifyData(place),
  build: readFileSync(join(place.NEXT_DIST_DIR, 'BUILD_ID'), 'utf8').trim(),
});

function readRecord(place: Place): Origin | undefined {
  const path = recordOf(place);
  return existsSync(path) ? Origin.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
}

function isWritable(directory: string): boolean {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Where pages are stored in this run: `reused` on disk with those of an earlier run, `empty` on disk, or in `memory`
 * because it is set so or nothing can be written (a read-only folder).
 */
export type PageStorage = 'reused' | 'empty' | 'memory';

function isOfSameOrigin(place: Place): boolean {
  const record = readRecord(place);
  const now = describeOrigin(place);
  return now.data !== null && now.data === record?.data && now.build === record.build;
}

/**
 * Removes the pages that an earlier run made from other data or by another build. Pages of the same build and data stay
 * and are served at once, unless pages are shared (page-cache): then those on disk would only get old. With pages in
 * memory none stay: Next reads pages on disk even when it writes none there.
 */
export function prepareStoredPages(place: Place): PageStorage {
  const folder = folderOf(place);
  if (!isWritable(folder)) return 'memory';
  const isInMemory = place.STOREFRONT_PAGES === 'memory';
  if (!isInMemory && !place.REDIS_URL && isOfSameOrigin(place)) return 'reused';
  // The folder itself may be a mount.
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
  return isInMemory ? 'memory' : 'empty';
}

/** The clock of the files is a little behind. Milliseconds. */
const FILE_CLOCK_MS = 50;

/** Drops pages of this place; see the registry of the process. */
export function createStoredPages(place: Place): NonNullable<ProcessRegistry['storedPages']> {
  const { locales, defaultLocale } = nextI18next.i18n;
  const pages = join(folderOf(place), 'PAGES');
  return {
    dropGone(address, since) {
      if (!existsSync(pages)) return;
      const hasLocale = locales.includes(address.split('/')[1] ?? '');
      const path = hasLocale ? address : `/${defaultLocale}${address}`;
      // One folder for each route; which one the address belongs to is Next's to know.
      for (const route of readdirSync(pages)) {
        const file = join(pages, route, '$', path);
        if (!file.startsWith(join(pages, route, '$') + sep)) return;
        const written = statSync(`${file}.html`, { throwIfNoEntry: false })?.mtimeMs;
        // A page that is still one was written since.
        if (written === undefined || written >= since - FILE_CLOCK_MS) continue;
        for (const kind of ['html', 'json', 'meta']) rmSync(`${file}.${kind}`, { force: true });
      }
    },
  };
}

/** Stores, once the database is open, what the pages of this run are made from. */
export function recordOrigin(place: Place): void {
  mkdirSync(folderOf(place), { recursive: true });
  writeFileSync(recordOf(place), `${JSON.stringify(describeOrigin(place))}\n`);
}
