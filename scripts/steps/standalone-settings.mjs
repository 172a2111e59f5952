import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Hands Next the configuration as the build resolved it, by the variable its own standalone server uses: reading
 * next.config.js anew would load webpack, which is not here. Only what is decided at the start is taken from the file.
 */
export function useBuiltConfig(env = process.env) {
  const { config: built } = readJson(join(env.NEXT_DIST_DIR, 'required-server-files.json'));
  const now = createRequire(import.meta.url)(resolve('next.config.js'));
  const config = {
    ...built,
    ...(now.cacheHandler && { cacheHandler: now.cacheHandler }),
    ...(now.cacheMaxMemorySize !== undefined && { cacheMaxMemorySize: now.cacheMaxMemorySize }),
    outputFileTracingRoot: process.cwd(),
    experimental: { ...built.experimental, isrFlushToDisk: now.experimental.isrFlushToDisk },
  };
  env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
