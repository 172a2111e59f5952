import { accessSync, constants, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

const LOCALES = ['en', 'pt-BR', 'es', 'ar', 'he'];
const MIN_NODE = [20, 20];

/** A fault of the surroundings, told in plain words and without a stack. */
export class SetupFault extends Error {}

/** Loads `.env.local`, then `.env`; what the shell says wins over both, the first file over the second. */
export function loadEnvFiles(directory = '.') {
  for (const name of ['.env.local', '.env']) {
    const path = join(directory, name);
    if (existsSync(path)) process.loadEnvFile(path);
  }
}

export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1])) return;
  throw new SetupFault(`Node ${MIN_NODE.join('.')} or later is needed; this is ${version}.`);
}

/** The brands that can be built: one file each in config/brands. */
export const brandIds = () =>
  readdirSync('config/brands')
    .filter(
      (name) =>
        !['all.ts', 'brand.ts', 'chosen.ts', 'index.ts', 'menus.ts'].includes(name) &&
        /^[a-z-]+\.ts$/.test(name),
    )
    .map((name) => name.slice(0, -3));

const oneOf = (...values) => [(value) => values.includes(value), `one of ${values.join(', ')}`];
const isUrl = (value, protocols) => URL.canParse(value) && protocols.includes(new URL(value).protocol);

/** What each variable may be when it is set. `environment.test.mjs` holds it against src/env.ts and .env.example. */
export const RULES = {
  PORT: [(value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'a number from 0 to 65535'],
  DATABASE_URL: [
    (value) => isUrl(value, ['postgres:', 'postgresql:']),
    'like postgres://user:password@host:5432/name',
  ],
  SEED_DEMO: oneOf('true', 'false'),
  PAYMENT_GATEWAY: oneOf('fake'),
  SERVICE_WORKER: oneOf('on', 'off'),
  TRUSTED_PROXY: oneOf('true', 'false'),
  SITE_URL: [(value) => isUrl(value, ['http:', 'https:']), 'like https://www.shop.example'],
  SMTP_URL: [(value) => isUrl(value, ['smtp:', 'smtps:']), 'like smtp://user:password@host:587'],
  SMTP_PORT: [(value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, 'a number up to 65535'],
  APP_SECRET: [(value) => value.length >= 32, 'at least 32 characters'],
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'silent'),
  NEXT_PUBLIC_BRAND: [(value) => brandIds().includes(value), 'the name of a file of config/brands'],
  NEXT_PUBLIC_DEFAULT_LOCALE: oneOf(...LOCALES),
  NEXT_PUBLIC_GTM_ID: [(value) => /^GTM-[A-Z0-9]{4,12}$/.test(value), 'like GTM-ABC1234'],
  NEXT_PUBLIC_API_URL: [
    (value) => value.startsWith('/') || isUrl(value, ['http:', 'https:']),
    'like https://api.shop.example/api',
  ],
};

/** Addresses that hold a password: never shown. */
const SECRET = new Set(['DATABASE_URL', 'SMTP_URL', 'APP_SECRET']);

/** @throws SetupFault that lists every variable with a value the shop cannot use. An empty one counts as unset. */
export function checkVariables(env = process.env) {
  const faults = Object.entries(RULES).flatMap(([name, [isFit, wanted]]) => {
    const value = env[name];
    return !value || isFit(value)
      ? []
      : [`${name}=${SECRET.has(name) ? '(hidden)' : value}: it must be ${wanted}`];
  });
  if (faults.length > 0)
    throw new SetupFault(`Settings that cannot be used (see .env.example):\n  ${faults.join('\n  ')}`);
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

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** Says at once who has the embedded database, instead of after a build. The lock itself is taken by the database. */
export function checkLock(directory = dataDir()) {
  if (process.env.DATABASE_URL) return;
  const path = join(directory, 'db.lock');
  const holder = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
  if (holder > 0 && holder !== process.pid && isAlive(holder)) {
    throw new SetupFault(
      `Process ${holder} has the embedded database of ${resolve(directory)} open. Stop it, choose another DATA_DIR, or set DATABASE_URL.`,
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
