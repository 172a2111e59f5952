// npm run backup: one archive of all the shop stores, while it is open or closed (docs/backup.md). No dev dependency.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FORMAT, MANIFEST, describeFiles, writeArchive } from './backup/archive.mjs';
import { findHolder, holdData } from './backup/data-lock.mjs';
import { copyDatabase, inspectDatabase } from './backup/database-copy.mjs';
import { isRandomName, isUpload, linkOrCopy, listNames, makeWorkFolder, stamp } from './backup/paths.mjs';
import { requireRoomFor, sizeOf, weighFiles } from './backup/room.mjs';
import {
  SetupFault,
  checkVariables,
  dataDir,
  isRunning,
  loadEnvFiles,
  mediaDir,
} from './steps/environment.mjs';
import { runScript, step } from './steps/progress.mjs';

const HELP = `npm run backup [-- --to folder] [--keep number]
  --to    where the archive goes; by default the data folder's name with -backups
  --keep  afterwards only this many of the newest archives of the brand stay in that folder`;

const brandId = () => process.env.NEXT_PUBLIC_BRAND || 'boa-lida';

function readArguments() {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, keep: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep))
    throw new SetupFault(`--keep ${values.keep}: it must be a number from 1 to 9999`);
  return { ...values, to: resolve(values.to ?? `${dataDir()}-backups`), keep: Number(values.keep ?? 0) };
}

/** Folders with files that stand here alone: from where, to where in the archive, and which of them. */
const listSources = () => [
  [mediaDir(), 'media', isUpload],
  [join(dataDir(), 'lesson-files'), 'lesson-files', isRandomName],
  [join(dataDir(), 'prescriptions'), 'prescriptions', isRandomName],
  [dataDir(), '.', (name) => name === 'app-secret'],
];

async function checkRoom(to) {
  await requireRoomFor({
    dataDir: dataDir(),
    to,
    database: process.env.DATABASE_URL ? 0 : await sizeOf(join(dataDir(), 'db')),
    files: await Promise.all(listSources().map(([from, , isWanted]) => weighFiles(from, isWanted))),
    reserve: Number(process.env.DISK_MIN_FREE_MB || 200) * 1_048_576,
  });
}

/** Hard links to the files, so that none is deleted while it is packed. */
async function gatherFiles(work) {
  for (const [from, to, isWanted] of listSources())
    for (const name of await listNames(from, isWanted))
      await linkOrCopy(join(from, name), join(work, to, name));
}

/** The database first, then the files again: what a row of the copy names was there before it. */
async function gather(work) {
  await gatherFiles(work);
  if (process.env.DATABASE_URL) return { kind: 'postgres' };
  const holder = findHolder(dataDir());
  const release = holder === null ? holdData(dataDir()) : () => undefined;
  try {
    await copyDatabase(dataDir(), join(work, 'db'), holder);
  } finally {
    release();
  }
  await gatherFiles(work);
  return { kind: 'embedded', ...(await inspectDatabase(join(work, 'db'))) };
}

/** Deletes the older archives of a brand, and what was left of backups that were killed. */
async function prune(folder, brand, keep) {
  const parts = await listNames(folder, (name) => name.endsWith('.part'));
  for (const name of parts)
    if (/^storefront-/.test(name) && !isRunning(Number(name.split('.').at(-2)))) await rm(join(folder, name));
  if (keep === 0) return [];
  const isOurs = (name) => new RegExp(`^storefront-${brand}-\\d{4}-[\\dTZ-]+\\.tar\\.gz$`).test(name);
  const old = (await listNames(folder, isOurs)).sort().reverse().slice(keep);
  for (const name of old) await rm(join(folder, name));
  return old;
}

await runScript(async () => {
  loadEnvFiles();
  checkVariables();
  const { help, to, keep } = readArguments();
  if (help) return console.log(HELP);
  if (!process.env.DATABASE_URL && !existsSync(join(dataDir(), 'db', 'PG_VERSION')))
    throw new SetupFault(`${resolve(dataDir())} holds no database. Set DATA_DIR to the folder of the shop.`);
  await checkRoom(to);
  await mkdir(to, { recursive: true, mode: 0o700 });

  const work = await makeWorkFolder(dataDir(), 'backup');
  const file = join(to, `storefront-${brandId()}-${stamp()}.tar.gz`);
  try {
    const database = await step('Copying the database and reading it once', () => gather(work));
    const manifest = {
      format: FORMAT,
      createdAt: new Date().toISOString(),
      version: JSON.parse(readFileSync('package.json', 'utf8')).version,
      brand: brandId(),
      database,
      files: await describeFiles(work),
    };
    writeFileSync(join(work, MANIFEST), JSON.stringify(manifest, null, 1));
    await step('Packing, and reading what was packed', () => writeArchive(work, file));
    const pruned = await prune(to, brandId(), keep);
    const { orders, users } = database.counts ?? {};
    const holds = database.counts ? `${orders} orders, ${users} people, ` : '';
    console.log(`${file}: ${holds}${Object.keys(manifest.files).length} files, read back and whole.`);
    if (pruned.length > 0) console.log(`Forgotten: ${pruned.join(', ')}`);
    if (database.kind === 'postgres')
      console.log('The database is the Postgres of DATABASE_URL: back it up with pg_dump (docs/backup.md).');
    if (process.env.APP_SECRET)
      console.log('APP_SECRET comes from the settings and is not in the archive: keep it elsewhere.');
  } finally {
    await rm(work, { recursive: true, force: true });
  }
});
