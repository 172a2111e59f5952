// Needs Node alone, because everything else may be missing.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findNodeFault } from '../steps/node-version.mjs';
import { describeError, fault, note, ok } from './finding.mjs';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

export function examineNode(version = process.versions.node) {
  const wrong = findNodeFault(version);
  return [wrong ? fault('Node', wrong, 'Install one of these.') : ok('Node', version)];
}

/** Every package of the lock file, in its version; those for other machines and, in production, for builds aside. */
export function examinePackages(root = '.') {
  const lock = join(root, 'package-lock.json');
  if (!existsSync(lock)) return [ok('packages', 'This folder brings its own.')];
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed))
    return [fault('packages', 'Nothing is installed in node_modules.', 'Run npm ci.')];
  const present = readJson(installed).packages;
  const wrong = Object.entries(readJson(lock).packages)
    .filter(([path, { optional, link }]) => path.startsWith('node_modules/') && !optional && !link)
    .filter(([path, { version, dev, devOptional }]) =>
      present[path] ? present[path].version !== version : !dev && !devOptional,
    )
    .map(([path]) => path.slice('node_modules/'.length));
  if (wrong.length === 0) return [ok('packages', 'All of package-lock.json are installed.')];
  const some = wrong.slice(0, 5).join(', ') + (wrong.length > 5 ? ' and others' : '');
  return [
    fault('packages', `Missing, or of another version than package-lock.json says: ${some}.`, 'Run npm ci.'),
  ];
}

/** Prices and dates are written for Brazil and in five languages; a small Node knows English only. */
export function examineLanguages() {
  const price = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(1234.5);
  const hour = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', hour: '2-digit' }).format(
    new Date('2026-01-01T12:00:00Z'),
  );
  const missing = ['en', 'pt-BR', 'es', 'ar', 'he'].filter(
    (locale) => Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0,
  );
  if (/1\.234,50/.test(price) && hour.startsWith('09') && missing.length === 0)
    return [ok('languages', `ICU ${process.versions.icu}, time zones ${process.versions.tz}`)];
  return [
    fault(
      'languages',
      `This Node writes "${price}" and ${hour} for R$ 1.234,50 and nine o'clock in São Paulo.`,
      'Install a Node with full ICU, as those of nodejs.org are, and with time zones.',
    ),
  ];
}

const LOADED = {
  sharp: async ({ default: sharp }) => {
    const plain = { width: 2, height: 2, channels: 3, background: '#fff' };
    await sharp({ create: plain }).avif().toBuffer();
  },
  '@node-rs/argon2': async ({ hash }) => void (await hash('test')),
};

/** The two packages with machine code of their own: those of another system do not load. */
export async function examineNative(
  load = { sharp: () => import('sharp'), '@node-rs/argon2': () => import('@node-rs/argon2') },
) {
  return Promise.all(
    Object.entries(LOADED).map(async ([name, tryOut]) => {
      try {
        await tryOut(await load[name]());
        return ok(name, 'loads and works');
      } catch (error) {
        const todo =
          'Run npm ci on this system: node_modules of another system or processor do not work here.';
        return fault(name, `It does not work: ${describeError(error).split('\n')[0]}`, todo);
      }
    }),
  );
}

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

export function examineBrowser(env = process.env) {
  const found = env.CHROMIUM_PATH
    ? isProgram(env.CHROMIUM_PATH)
    : (env.PATH ?? '')
        .split(delimiter)
        .some((folder) => BROWSERS.some((name) => isProgram(join(folder, name))));
  return found
    ? [ok('Chromium', 'found')]
    : [note('Chromium', 'Not found. Only the browser tests need it, and install one themselves.')];
}
