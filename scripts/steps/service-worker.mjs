import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distDir } from './environment.mjs';

/** Code that is loaded when it is needed, and that is needed without a network. */
const LAZY = [
  'deferred-hosts',
  'offline-host',
  'old-price-notice',
  'open-drawer',
  'cart-drawer',
  'menu-drawer-body',
  'toast-container',
];

/**
 * Addresses of the scripts of the lazy parts, from the build's own list.
 * @throws when a name fits no part: one was renamed, and would be missing without a network
 */
export function findLazyFiles(manifest, names = LAZY) {
  const parts = Object.entries(manifest).map(([key, { files }]) => ({
    request: key.split(' -> ')[1] ?? '',
    files,
  }));
  const wanted = names.map((name) => parts.filter(({ request }) => request.endsWith(`/${name}`)));
  const missing = names.filter((_, place) => wanted[place].length === 0);
  if (missing.length > 0) throw new Error(`no lazy part of the build is named ${missing.join(', ')}`);
  return [...new Set(wanted.flat().flatMap(({ files }) => files))].map((file) => `/_next/${file}`);
}

/** Bundles both workers, the one that keeps pages and the one that undoes it, into the build. */
export async function bundleWorkers() {
  const { build } = await import('esbuild');
  const dist = distDir();
  const lazyFiles = findLazyFiles(
    JSON.parse(readFileSync(join(dist, 'react-loadable-manifest.json'), 'utf8')),
  );
  await build({
    entryPoints: [
      { in: 'src/service-worker/worker.ts', out: 'service-worker' },
      { in: 'src/service-worker/off.ts', out: 'service-worker-off' },
    ],
    outdir: dist,
    bundle: true,
    minify: true,
    // Serwist's own parts are named so: half a kilobyte.
    mangleProps: /^_[a-z]/,
    format: 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      __BUILD_ID__: JSON.stringify(readFileSync(join(dist, 'BUILD_ID'), 'utf8').trim()),
      __DEFAULT_LOCALE__: JSON.stringify(process.env.NEXT_PUBLIC_DEFAULT_LOCALE || 'en'),
      __LAZY_FILES__: JSON.stringify(lazyFiles),
      'process.env.NEXT_PUBLIC_DEFAULT_LOCALE': JSON.stringify(process.env.NEXT_PUBLIC_DEFAULT_LOCALE || ''),
    },
    logLevel: 'warning',
  });
}
