import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataDir } from './environment.mjs';
import { runBin } from './run.mjs';

/** Whether the embedded database is to hold the demonstration and was never opened. */
export const needFilling = () =>
  !process.env.DATABASE_URL && process.env.SEED_DEMO !== 'false' && !existsSync(join(dataDir(), 'db'));

/** Where it fails, that is said, and the shop fills its database itself when it opens it. */
export async function fillDatabase() {
  const { code, output } = await runBin('tsx', ['scripts/steps/fill.ts'], { quiet: true, mayFail: true });
  if (code !== 0) console.warn(`The database is filled when the shop opens instead:\n${output}`);
}
