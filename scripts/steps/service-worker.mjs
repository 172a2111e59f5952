import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distDir } from './environment.mjs';

/** Code that is loaded when it is needed, and that is needed without a network. */
const LATE = [
  'late-hosts',
  'offline-host',
  'old-price-notice',
  'drawer-frame',
  'cart-drawer-body',
  'menu-drawer-body',
  'toast-container',
];

/** Addresses of the scripts of the late parts, from the build's own list. */
export function findLateFiles(manifest, names = LATE) {
  const wanted = Object.entries(manifest).filter(([key]) =>
    names.some((name) => key.split(' -> ')[1]?.includes(name)),
  );
  return [...new Set(wanted.flatMap(([, { files }]) => files))].map((file) => `/_next/${file}`);
}

/** Bundles both workers, the one that keeps pages and the one that undoes it, into the build. */
export async function bundleWorkers() {
  const { build } = await import('esbuild');
  const dist = distDir();
  const late = findLateFiles(JSON.parse(readFileSync(join(dist, 'react-loadable-manifest.json'), 'utf8')));
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
      __LATE_FILES__: JSON.stringify(late),
      'process.env.NEXT_PUBLIC_DEFAULT_LOCALE': JSON.stringify(process.env.NEXT_PUBLIC_DEFAULT_LOCALE || ''),
    },
    logLevel: 'warning',
  });
}
