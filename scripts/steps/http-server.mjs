import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { distDir } from './environment.mjs';

/** Of a build: the HTTP server, as plain JavaScript. */
export const FOLDER = 'http-server';
/** What opens the shop (src/http-server/main.ts), in the folder of the build. */
export const MAIN = join(FOLDER, 'main.mjs');

/** Code of CommonJS that is bundled along asks for Node's own modules by `require`. */
const BANNER = `import { createRequire as createBundleRequire } from 'node:module';
const require = createBundleRequire(import.meta.url);`;

/**
 * Bundles the server and the page cache that instances share into the build. Packages stay outside: Next must be the
 * one that Next itself loads, and figures and traces meet in one registry.
 */
export async function bundleHttpServer() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: {
      main: 'src/http-server/main.ts',
      'page-cache': 'src/http-server/page-cache/cache-handler.ts',
    },
    outdir: join(distDir(), FOLDER),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    // Dynamic imports stay dynamic: metrics, traces.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    banner: { js: BANNER },
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}

/** @returns every file of the bundle, relative to this folder */
export const listHttpServer = () =>
  readdirSync(join(distDir(), FOLDER))
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => join(distDir(), FOLDER, name));

/** @param dist folder of the build */
export async function compressStatic(dist = distDir()) {
  const { tsImport } = await import('tsx/esm/api');
  const { compressStaticFiles } = await tsImport('../../src/http-server/static-files.ts', import.meta.url);
  return compressStaticFiles(dist);
}
