import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { computeStamp } from './build-stamp.mjs';
import { distDir, SETTINGS_FILE } from './environment.mjs';
import { removePlaceholders } from './generated-pages.mjs';
import { listHttpServer } from './http-server.mjs';
import { MEDIA_BUNDLE } from './pictures.mjs';

/** Next's own copy of @vercel/nft, which its `output: 'standalone'` is made with; next is pinned. */
const loadTracer = () => createRequire(import.meta.url)('next/dist/compiled/@vercel/nft');

/**
 * What Next's trace does not follow: what is started by name, by path or on demand. Each is followed to its packages.
 */
export const ENTRIES = [
  'scripts/start-standalone.mjs',
  'scripts/doctor.mjs',
  'scripts/backup.mjs',
  'scripts/restore.mjs',
  'scripts/grant-admin.mjs',
  'src/server/db/embedded/worker.mjs',
  'next.config.js',
];

/** Read by path from the folder the shop runs in. */
export const FOLDERS = ['public', 'demo', 'src/server/db/migrations', 'src/server/social-picture/fonts'];

/** Next traces itself; what only a build loads is left out. */
const NOT_NEEDED = [
  'node_modules/next/**',
  'node_modules/{esbuild,@esbuild,tsx}/**',
  '.next*/!(http-server)/**',
  'config/{brands/**,hoist-nothing.js}',
];

const START = `// Starts the shop: node server.mjs. Paths in the settings are relative to this folder (docs/deploying.md).
process.chdir(import.meta.dirname);
await import('./scripts/start-standalone.mjs');
`;

/** scripts/media.ts needs tsx, which only a build has: one file of plain JavaScript stands in for it. */
async function bundleMedia(target) {
  const { build } = await import('esbuild');
  const outfile = join(target, MEDIA_BUNDLE);
  const { metafile } = await build({
    entryPoints: ['scripts/media.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    metafile: true,
    logLevel: 'warning',
  });
  return Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
}

/** Of a package. */
const isNeeded = (path) => !/\.([cm]?tsx?|map|md)$/.test(path);

/** @returns every file that the entries load, packages included, relative to this folder */
async function traceFiles(entries) {
  const { fileList } = await loadTracer().nodeFileTrace(entries, {
    base: process.cwd(),
    processCwd: process.cwd(),
    mixedModules: true,
    ignore: NOT_NEEDED,
  });
  return [...fileList].filter((path) => !path.startsWith('node_modules/') || isNeeded(path));
}

function copyFile(path, target) {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  cpSync(path, join(target, path), { dereference: true });
}

/**
 * Node takes the file a package names for "module-sync" (20.19 and later) where the tracer follows another one: such
 * packages, few and small, are copied whole.
 */
function completeModuleSync(target) {
  const manifests = readdirSync(join(target, 'node_modules'), { recursive: true }).filter((path) =>
    /(^|[\\/])package\.json$/.test(path),
  );
  for (const path of manifests) {
    if (!readFileSync(join(target, 'node_modules', path), 'utf8').includes('"module-sync"')) continue;
    const name = join('node_modules', dirname(path));
    cpSync(name, join(target, name), { recursive: true, dereference: true, filter: isNeeded });
  }
}

const measureBytes = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

/**
 * Completes what `next build` with `output: 'standalone'` leaves: our own server in place of Next's, the files that
 * are read by path, the scripts an operator runs, and the packages all these load.
 * @returns where it is, and its size
 */
export async function completeStandalone() {
  const dist = distDir();
  const folder = join(dist, 'standalone');
  // Next's server neither rewrites addresses nor drains, and its trace of sources is not used.
  for (const name of ['server.js', 'src', 'pages', 'config', 'demo', 'public'])
    rmSync(join(folder, name), { recursive: true, force: true });
  removePlaceholders(join(folder, dist));

  const isData = (path) => !/\.(py|md)$/.test(path) || /CREDITS\.md$/.test(path);
  for (const name of FOLDERS) cpSync(name, join(folder, name), { recursive: true, filter: isData });
  for (const name of ['static', 'service-worker.js', 'service-worker-off.js'])
    cpSync(join(dist, name), join(folder, dist, name), { recursive: true });
  // Made now, for pages that are rendered later: a mount finds its place.
  mkdirSync(join(folder, dist, 'server', 'route-cache'), { recursive: true });

  const packages = await bundleMedia(folder);
  const externals = packages.filter((name) => !name.startsWith('node:'));
  const require = createRequire(join(process.cwd(), 'package.json'));
  const files = await traceFiles([
    ...ENTRIES.filter((path) => existsSync(path)),
    ...listHttpServer(),
    ...externals.map((name) => require.resolve(name)),
  ]);
  files.forEach((path) => copyFile(path, folder));
  completeModuleSync(folder);

  const { name, version, license, engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  const names = ['doctor', 'backup', 'restore', 'grant-admin'].map((script) => [
    script,
    `node scripts/${script}.mjs`,
  ]);
  const scripts = { start: 'node server.mjs', ...Object.fromEntries(names) };
  const writeJson = (path, value) => writeFileSync(join(folder, path), `${JSON.stringify(value, null, 2)}\n`);
  writeJson('package.json', { name, version, private: true, license, engines, scripts });
  writeJson(SETTINGS_FILE, { distDir: dist, settings: computeStamp().settings });
  writeFileSync(join(folder, 'server.mjs'), START);
  return { folder, megabytes: Math.round(measureBytes(folder) / 1_000_000) };
}
