import { join } from 'node:path';
import { inShort } from '../short';
import type { Finding } from './finding';
import { secondsSince } from './finding';
import { spawnShop, startShop } from './start-shop';

const LIMIT_MS = inShort(60_000, 2_000);

/** Two processes on one embedded database would lose orders without an error: the second one must not get that far. */
export async function runSecondProcess(folder: string): Promise<Finding[]> {
  const env = { DATA_DIR: join(folder, 'second'), DATABASE_URL: '' };
  const first = await startShop(env);
  const started = performance.now();
  const second = await spawnShop(env);
  const code = await second.stop('SIGCONT');
  const took = performance.now() - started;
  const figure = `exit ${code} after ${secondsSince(started)}`;
  const saysWhy = second.output().toLowerCase().includes(`process ${first.pid}`);
  const code1 = await first.stop();
  return [
    {
      fault: 'second process on the embedded database',
      figure: `${figure}, ${saysWhy ? 'names the first one' : `says: ${second.output().slice(0, 200)}`}`,
      holds: code === 1 && saysWhy && took < LIMIT_MS && code1 === 0,
    },
  ];
}
