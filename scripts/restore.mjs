// npm run restore: brings an archive of `npm run backup` back into an empty data folder (docs/backup.md). No dev
// dependency.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareFiles, describeFiles, readArchive, unpackArchive } from './backup/archive.mjs';
import { holdData } from './backup/data-lock.mjs';
import { inspectDatabase } from './backup/database-copy.mjs';
import { isUpload, knownMigrations, listNames, makeWorkFolder, requireRoom, stamp } from './backup/paths.mjs';
import {
  SetupFault,
  checkDataDir,
  checkVariables,
  dataDir,
  loadEnvFiles,
  mediaDir,
} from './steps/environment.mjs';
import { runScript, step } from './steps/progress.mjs';

const HELP = `npm run restore -- --from archive [--force]
  --from   a file that npm run backup wrote
  --force  puts what the data folder holds aside, into before-restore-<time>`;

/** Parts of the data folder that a restore replaces; pictures have names made from their content and are added. */
const PARTS = ['lesson-files', 'prescriptions', 'app-secret', 'db'];

function readArguments() {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, force: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) return values;
  if (!values.from) throw new SetupFault(`Which archive?\n${HELP}`);
  if (!existsSync(values.from)) throw new SetupFault(`${resolve(values.from)} does not exist.`);
  return { ...values, from: resolve(values.from) };
}

/** @throws SetupFault for an archive that this version and these settings cannot use */
function requireFit({ database, brand, createdAt }, from) {
  const wanted = process.env.DATABASE_URL ? 'postgres' : 'embedded';
  if (database.kind !== wanted)
    throw new SetupFault(
      database.kind === 'embedded'
        ? `${basename(from)} holds an embedded database, and DATABASE_URL names a Postgres: unset it first.`
        : `${basename(from)} holds no database: set DATABASE_URL, and bring the database back with pg_restore.`,
    );
  const known = knownMigrations();
  const unknown = (database.migrations ?? []).filter((when) => !known.includes(when));
  if (unknown.length > 0)
    throw new SetupFault(
      `${basename(from)} comes from a newer version of the shop: its database saw ${unknown.length} migrations ` +
        'that this one does not have. Install that version, or a later one, first.',
    );
  const own = process.env.NEXT_PUBLIC_BRAND || 'boa-lida';
  if (brand !== own)
    console.warn(`The archive of ${createdAt} is of the brand ${brand}; NEXT_PUBLIC_BRAND is ${own}.`);
}

/** @throws SetupFault unless the folder is empty or the operator said --force */
function requireEmpty(parts, force) {
  const there = parts.filter((name) => existsSync(join(dataDir(), name)));
  if (there.length > 0 && !force)
    throw new SetupFault(
      `${resolve(dataDir())} is not empty (${there.join(', ')}). --force puts what it holds aside and restores.`,
    );
  return there;
}

/** The database comes last: a shop that starts too early must not find today's database with yesterday's files. */
async function swapIn(work, there) {
  const aside = join(dataDir(), `before-restore-${stamp()}`);
  if (there.length > 0) await mkdir(aside, { mode: 0o700 });
  for (const name of PARTS) {
    const isNew = existsSync(join(work, name));
    if (there.includes(name)) await rename(join(dataDir(), name), join(aside, name));
    if (isNew) await rename(join(work, name), join(dataDir(), name));
  }
  return there.length > 0 ? aside : null;
}

async function addPictures(work) {
  await mkdir(mediaDir(), { recursive: true });
  for (const name of await listNames(join(work, 'media'), isUpload)) {
    // Written aside and renamed, so that no reader sees half a picture; the folder may be on another disk.
    const part = join(mediaDir(), `${name}.part`);
    await copyFile(join(work, 'media', name), part);
    await rename(part, join(mediaDir(), name));
  }
}

const totalBytes = (files) => Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);

/** Unpacks beside the data, and checks files and rows against the manifest. */
async function unpack(from, work, { database, files }) {
  await unpackArchive(from, work);
  compareFiles(await describeFiles(work), files, 'What was unpacked');
  if (database.kind !== 'embedded') return;
  const { counts } = await inspectDatabase(join(work, 'db'));
  if (JSON.stringify(counts) !== JSON.stringify(database.counts))
    throw new SetupFault('The unpacked database does not hold the rows that its manifest names.');
}

await runScript(async () => {
  loadEnvFiles();
  checkVariables();
  const { help, from, force } = readArguments();
  if (help) return console.log(HELP);
  checkDataDir();
  const release = holdData(dataDir());
  const work = await makeWorkFolder(dataDir(), 'restore');
  try {
    const { manifest, files } = await step('Reading the archive', () => readArchive(from));
    compareFiles(files, manifest.files, basename(from));
    requireFit(manifest, from);
    const parts = process.env.DATABASE_URL ? PARTS.filter((name) => name !== 'db') : PARTS;
    const there = requireEmpty(parts, force);
    await requireRoom(dataDir(), totalBytes(manifest.files));
    await step('Unpacking and checking', () => unpack(from, work, manifest));
    await addPictures(work);
    const aside = await swapIn(work, there);
    const { orders, users } = manifest.database.counts ?? {};
    const holds = manifest.database.counts ? `: ${orders} orders, ${users} people` : '';
    console.log(
      `Restored ${basename(from)} of ${manifest.createdAt}${holds}. Start the shop with npm start.`,
    );
    if (aside) console.log(`What was there stands in ${aside}; delete it when you are sure.`);
  } finally {
    await rm(work, { recursive: true, force: true });
    release();
  }
});
