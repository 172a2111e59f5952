import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '@/env';

const NAME = 'app-secret';

/**
 * The key that signs what the shop hands out and reads again: form tokens and links to orders. APP_SECRET, or else one
 * that is made once and stored beside the data, so that links outlive a restart. Several machines must share one.
 */
export function readAppSecret(env: Pick<Env, 'APP_SECRET' | 'DATA_DIR'>): string {
  if (env.APP_SECRET) return env.APP_SECRET;
  const path = join(env.DATA_DIR, NAME);
  mkdirSync(env.DATA_DIR, { recursive: true });
  try {
    // Created only where there is none: of two processes that start at once, both read the first one's.
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8');
}
