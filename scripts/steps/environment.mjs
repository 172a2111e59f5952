import { accessSync, constants, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import {
  BuildVariables,
  dropEmpty,
  findPaymentFault,
  SECRET_VARIABLES,
  ServerVariables,
} from '../../src/env-rules.mjs';
import { isRunning, readHolder } from '../../src/server/db/embedded/lock-file.mjs';
import { findNodeFault } from './node-version.mjs';

/** A fault of the environment, reported in plain words and without a stack. */
export class SetupFault extends Error {}

/** What a standalone folder was built with, written beside its server.mjs. */
export const SETTINGS_FILE = 'standalone.json';

/** Whether this folder was made by `npm run build -- --standalone`: it holds what runs, and nothing to build from. */
export const isStandalone = () => existsSync(SETTINGS_FILE);

/**
 * Sets what was baked into the pages, so that the server agrees with them.
 * @throws SetupFault when the environment asks for another brand, language or API than the one that was built
 */
export function takeBuildSettings(env = process.env, path = SETTINGS_FILE) {
  const { distDir, settings } = JSON.parse(readFileSync(path, 'utf8'));
  const built = BuildVariables.parse(settings);
  const faults = Object.entries(built)
    .filter(([name, value]) => name.startsWith('NEXT_PUBLIC_') && env[name] && env[name] !== value)
    .map(([name, value]) => `${name}=${env[name]}: it was built with ${value || 'nothing'}`);
  if (faults.length > 0)
    throw new SetupFault(
      `These are baked into the build. Leave them out, or build again (npm run build -- --standalone):\n  ${faults.join('\n  ')}`,
    );
  Object.assign(env, dropEmpty(built), { NEXT_DIST_DIR: distDir });
}

/**
 * Loads `.env.local`, then `.env`; what the shell says wins over both, the first file over the second. In a standalone
 * folder the settings of its build are added.
 */
export function loadEnvFiles(directory = '.') {
  for (const name of ['.env.local', '.env']) {
    const path = join(directory, name);
    if (existsSync(path)) process.loadEnvFile(path);
  }
  if (isStandalone()) takeBuildSettings();
}

export function checkNodeVersion(version = process.versions.node) {
  const fault = findNodeFault(version);
  if (fault) throw new SetupFault(fault);
}

const listBrands = () =>
  readdirSync('config/brands')
    .filter(
      (name) =>
        !['all.ts', 'brand.ts', 'chosen.ts', 'index.ts', 'menus.ts', 'whole.ts'].includes(name) &&
        /^[a-z-]+\.ts$/.test(name),
    )
    .map((name) => name.slice(0, -3));

/** The brands that can be built: one file each in config/brands; in a standalone folder the one that was. */
export const brandIds = () => (isStandalone() ? [process.env.NEXT_PUBLIC_BRAND || 'boa-lida'] : listBrands());

/** Every variable of the shop, the server's and the build's. The rules are those of src/env.ts: src/env-rules.mjs. */
const makeVariables = () =>
  ServerVariables.extend(BuildVariables.shape).extend({
    NEXT_PUBLIC_BRAND: z.enum(brandIds(), 'the name of a file of config/brands').default('boa-lida'),
  });

/** The names of `.env.example`. */
export const variableNames = () =>
  Object.keys(makeVariables().shape)
    .filter((name) => name !== 'NODE_ENV')
    .sort();

/**
 * @param {Record<string, string | undefined>} env
 * @returns a line for every variable with a value the shop cannot use. An empty one counts as unset.
 */
export function findVariableFaults(env = process.env) {
  const parsed = makeVariables().safeParse(dropEmpty(env));
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path: [name], message }) => {
    const value = SECRET_VARIABLES.has(name) ? '(hidden)' : env[name];
    return `${name}=${value}: it must be ${message}`;
  });
}

/** @throws SetupFault that lists every variable with a value the shop cannot use */
export function checkVariables(env = process.env) {
  const faults = findVariableFaults(env);
  if (faults.length > 0)
    throw new SetupFault(`Settings that cannot be used (see .env.example):\n  ${faults.join('\n  ')}`);
  const payments = findPaymentFault(env);
  if (payments) throw new SetupFault(`${payments}. See .env.example and docs/payments.md.`);
}

export const dataDir = () => process.env.DATA_DIR || '.data';
export const mediaDir = () => process.env.MEDIA_DIR || join(dataDir(), 'media');
export const distDir = () => process.env.NEXT_DIST_DIR || '.next';

export function checkDataDir(directory = dataDir()) {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new SetupFault(
      `${resolve(directory)} cannot be written (${error.code}). Set DATA_DIR to a folder that can.`,
    );
  }
}

export { isRunning };

/**
 * Reports at once which process has the embedded database, instead of after a build. The database takes the lock
 * itself, and waits for what a look cannot tell: whether the holder in another container is dead.
 */
export function checkLock(directory = dataDir()) {
  if (process.env.DATABASE_URL) return;
  const holder = readHolder(join(directory, 'db.lock'));
  if (holder?.isRunning && !holder.isElsewhere) {
    throw new SetupFault(
      `Process ${holder.pid} has the embedded database of ${resolve(directory)} open. Stop it, choose another DATA_DIR, or set DATABASE_URL.`,
    );
  }
}

/** @throws SetupFault when something listens on the port. Port 0 takes any free one. */
export async function checkPort(port) {
  await new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const reason =
        error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be opened (${error.code})`;
      fail(new SetupFault(`Port ${port} ${reason}. Choose another one: PORT=3001 npm start`));
    });
    probe.listen(port, () => probe.close(done));
  });
}

/** `npm ci` with NODE_ENV=production leaves out what a build needs. */
export function checkBuildTools() {
  const missing = ['typescript', 'tsx'].filter((name) => !existsSync(join('node_modules', name)));
  if (missing.length > 0)
    throw new SetupFault(`The build needs ${missing.join(' and ')}: run npm ci --include=dev`);
}
