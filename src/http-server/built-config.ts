import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { NextConfig } from 'next';

/** The files of a build that its server reads. */
interface BuiltFiles {
  config: NextConfig;
}

type ConfigOf = (phase: string) => NextConfig;

/**
 * Gives Next the configuration of the build, in the variable that its own standalone server uses: reading
 * next.config.js again would load webpack, which is not installed. Only what is decided at the start is read from the
 * file.
 * @param env NEXT_DIST_DIR is read, __NEXT_PRIVATE_STANDALONE_CONFIG is set
 */
export function useBuiltConfig(env: Record<string, string | undefined> = process.env): void {
  const distDir = env.NEXT_DIST_DIR ?? '.next';
  const { config: built } = JSON.parse(
    readFileSync(join(distDir, 'required-server-files.json'), 'utf8'),
  ) as BuiltFiles;
  const read = createRequire(import.meta.url)(resolve('next.config.js')) as ConfigOf;
  const now = read('phase-production-server');
  const config = {
    ...built,
    cacheHandler: now.cacheHandler,
    ...(now.cacheMaxMemorySize !== undefined && { cacheMaxMemorySize: now.cacheMaxMemorySize }),
    outputFileTracingRoot: process.cwd(),
    experimental: { ...built.experimental, isrFlushToDisk: now.experimental?.isrFlushToDisk },
  };
  env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}
