import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tuning from '../../config/tuning/index.js';
import { distDir } from './environment.mjs';

const FOLDERS = ['src', 'pages', 'config', 'public'];
const FILES = [
  'package-lock.json',
  'tsconfig.json',
  'next.config.js',
  'next-i18next.config.js',
  'tailwind.config.js',
  'postcss.config.mjs',
  'instrumentation.ts',
  'scripts/build.mjs',
  'scripts/steps/assets.mjs',
  'scripts/steps/http-server.mjs',
  'scripts/steps/service-worker.mjs',
  'scripts/icons.mjs',
];
/** Each build generates the sprite, for its brand. */
const NOT_BUILT = /\.test\.[jt]sx?$|^src[\\/](http-server[\\/])?testing[\\/]|^public[\\/]icons-/;
const stampPath = () => join(distDir(), 'storefront-build.json');

/** What a build is made from: every file it reads by content (a fresh clone has fresh dates), and the public settings. */
export function computeStamp() {
  const hash = createHash('sha256');
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const path of [...files, ...FILES].filter((name) => !NOT_BUILT.test(name)).sort()) {
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  }
  const settings = Object.entries(process.env)
    .filter(([name, value]) => name.startsWith('NEXT_PUBLIC_') && value)
    .sort(([a], [b]) => a.localeCompare(b));
  return {
    sources: hash.digest('hex'),
    settings: Object.fromEntries(settings),
    tunings: tuning.chooseTunings().join(),
    node: process.versions.modules,
  };
}

export function writeStamp(stamp) {
  writeFileSync(stampPath(), `${JSON.stringify(stamp, null, 2)}\n`);
}

/** @returns why a build is needed, or null when the one there is fits */
export function findStaleness(current = computeStamp()) {
  let built;
  try {
    built = JSON.parse(readFileSync(stampPath(), 'utf8'));
  } catch {
    return 'there is no finished build yet';
  }
  if (JSON.stringify(built.settings) !== JSON.stringify(current.settings)) {
    return 'the build is for another brand, language or API';
  }
  // `npm start` takes a build as it is tuned, unless it is told otherwise.
  if (process.env.TUNING !== undefined && built.tunings !== current.tunings)
    return 'the build is tuned otherwise';
  if (built.sources !== current.sources) return 'the sources changed since the build';
  return null;
}
