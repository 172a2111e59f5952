import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeBuyer, statusOf, waitFor } from './buyer';
import type { Finding } from './finding';
import { startShop, type StartedShop } from './start-shop';

const SIZE_MB = 400;
const GUARD_MB = 60;
const MB = 1024 * 1024;
/** The guard checks every ten seconds. */
const NOTICE_MS = 15_000;
const HEAL_MS = 120_000;

const freeMb = (disk: string) => {
  const { bavail, bsize } = statfsSync(disk);
  return Math.floor((bavail * bsize) / MB);
};

/** Leaves so many megabytes free. */
function fill(disk: string, leaveMb: number) {
  for (let index = 0; freeMb(disk) > leaveMb; index += 1) {
    const mb = Math.min(16, freeMb(disk) - leaveMb);
    try {
      writeFileSync(join(disk, 'ballast', String(index)), Buffer.alloc(mb * MB));
    } catch {
      return;
    }
  }
  // The rest of the last megabyte.
  if (leaveMb === 0)
    try {
      writeFileSync(join(disk, 'ballast', 'rest'), Buffer.alloc(2 * MB));
    } catch {
      return;
    }
}

const empty = (disk: string) => {
  rmSync(join(disk, 'ballast'), { recursive: true, force: true });
  mkdirSync(join(disk, 'ballast'));
};

const readsApi = async (shop: StartedShop) => (await statusOf(`${shop.origin}/api/product/`)) === 200;
const readsPage = async (shop: StartedShop) => (await statusOf(`${shop.origin}/pt-BR/shop`)) === 200;
const seconds = (ms: number | null) => (ms === null ? 'never' : `${(ms / 1000).toFixed(1)} s`);

/** The guard refuses writes while there is still room. */
async function runGuard(disk: string): Promise<Finding> {
  const shop = await startShop({
    DATA_DIR: join(disk, 'data'),
    DATABASE_URL: '',
    DISK_MIN_FREE_MB: String(GUARD_MB),
  });
  const buyer = await makeBuyer(shop.origin);
  for (let count = 0; count < 20; count += 1) await buyer.order();
  fill(disk, GUARD_MB - 10);
  const refusedAfter = await waitFor(async () => (await buyer.order()) === 'STORAGE_LOW', NOTICE_MS);
  const others: string[] = [];
  let reads = 0;
  for (let count = 0; count < 20; count += 1) {
    const code = await buyer.order();
    if (code !== 'STORAGE_LOW') others.push(code ?? 'taken');
    if ((await readsApi(shop)) && (await readsPage(shop))) reads += 1;
  }
  empty(disk);
  const openAfter = await waitFor(async () => (await buyer.order()) === null, NOTICE_MS);
  const lost = await buyer.findLost();
  const code = await shop.stop();
  return {
    fault: 'disk almost full: the guard',
    figure: `orders refused with 503 after ${seconds(refusedAfter)}, ${reads} of 20 reads answered, orders taken again ${seconds(openAfter)} after space was freed, ${lost.length} of ${buyer.acknowledged.length} acknowledged orders lost`,
    holds:
      refusedAfter !== null &&
      openAfter !== null &&
      reads === 20 &&
      others.length + lost.length === 0 &&
      code === 0,
  };
}

/** Below the guard: another program fills the disk to the last byte between two checks of the guard. */
async function runFull(disk: string): Promise<Finding> {
  const shop = await startShop({ DATA_DIR: join(disk, 'data'), DATABASE_URL: '', DISK_MIN_FREE_MB: '0' });
  const buyer = await makeBuyer(shop.origin);
  for (let count = 0; count < 20; count += 1) await buyer.order();
  fill(disk, 0);
  const codes = new Set<string>();
  const started = performance.now();
  let readsWhileFull = 0;
  let readTries = 0;
  while (performance.now() - started < 60_000 && !shop.output().includes('thread is replaced')) {
    codes.add((await buyer.order()) ?? 'taken');
    readTries += 1;
    if (await readsPage(shop)) readsWhileFull += 1;
    await pause(300);
  }
  const replacedAfter = shop.output().includes('thread is replaced') ? performance.now() - started : null;
  empty(disk);
  const readsAfter = await waitFor(() => readsApi(shop), HEAL_MS);
  const ordersAfter = await waitFor(async () => (await buyer.order()) === null, HEAL_MS);
  const lost = await buyer.findLost();
  const code = await shop.stop();
  return {
    fault: 'disk full to the last byte, without the guard',
    figure: `${readsWhileFull} of ${readTries} pages answered while full, ${replacedAfter === null ? 'the thread stayed' : `stuck thread replaced after ${seconds(replacedAfter)}`}; once space was freed the API read after ${seconds(readsAfter)} and took orders after ${seconds(ordersAfter)}; ${lost.length} of ${buyer.acknowledged.length} acknowledged orders lost (answers while full: ${[...codes].join(', ')})`,
    holds:
      readsAfter !== null &&
      ordersAfter !== null &&
      lost.length === 0 &&
      code === 0 &&
      readsWhileFull === readTries,
  };
}

/** A file system of its own, in memory; needs the rights to mount one. */
export async function runFullDisk(folder: string): Promise<Finding[]> {
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'tmpfs', disk], { stdio: 'pipe' });
  } catch (error) {
    return [
      { fault: 'disk full', figure: `not tried: no right to mount a disk (${String(error)})`, holds: false },
    ];
  }
  try {
    empty(disk);
    return [await runGuard(disk), await runFull(disk)];
  } finally {
    execFileSync('umount', ['-l', disk]);
  }
}
