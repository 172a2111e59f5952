import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir } from './environment.mjs';
import { runBin } from './run.mjs';

/** Whether the embedded database is to hold the demonstration and was never opened. */
export const needFilling = () =>
  !process.env.DATABASE_URL && process.env.SEED_DEMO !== 'false' && !existsSync(join(dataDir(), 'db'));

/** Where it fails, the shop fills its database itself when it opens it, and says what is wrong. */
export const fillDatabase = () => runBin('tsx', ['scripts/steps/fill.ts'], { quiet: true, mayFail: true });
