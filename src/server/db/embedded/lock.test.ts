import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeLock } from './lock';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-test-'));
  path = join(folder, 'db.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The lock of this very process, as it writes it. */
async function writeOwn(): Promise<string[]> {
  const release = await takeLock(path);
  const lines = readFileSync(path, 'utf8').split('\n');
  release();
  return lines;
}

const leave = (lines: readonly (string | undefined)[], touchedAt = new Date()) => {
  writeFileSync(path, lines.join('\n'));
  utimesSync(path, touchedAt, touchedAt);
};

const takeOver = async () => {
  const release = await takeLock(path);
  release();
};
const refusal = (pid: number) => new RegExp(`in use by process ${pid} `);
const LONG_AGO = new Date(Date.now() - 3_600_000);

describe.runIf(process.platform === 'linux')('the lock of a process that died', () => {
  it('is taken over though another one has its number now, be it this very process', async () => {
    const [, , boot, namespace] = await writeOwn();
    for (const pid of [process.pid, process.ppid]) {
      leave([String(pid), '1', boot, namespace]);
      await takeOver();
    }
  });

  it('is taken over after a boot of the machine, and in the next container', async () => {
    const [, start, boot, namespace] = await writeOwn();
    leave([String(process.pid), start, 'another-boot', namespace], LONG_AGO);
    await takeOver();
    leave([String(process.pid), start, boot, 'pid:[1]'], LONG_AGO);
    await takeOver();
  });
});

describe('the lock of an earlier version, which holds a number alone', () => {
  it('is taken over where the number is that of this process, which does not hold it', async () => {
    leave([String(process.pid)]);
    await takeOver();
  });

  it('is respected as long as a process with that number runs', async () => {
    leave([String(process.ppid)]);
    await expect(takeLock(path)).rejects.toThrow(refusal(process.ppid));
  });
});

describe('the lock of a process that runs', () => {
  it('is respected by that process itself, whatever the file says of it', async () => {
    const release = await takeLock(path);
    await expect(takeLock(path)).rejects.toThrow(refusal(process.pid));
    leave([String(process.pid)]);
    await expect(takeLock(path)).rejects.toThrow(refusal(process.pid));
    release();
    await takeOver();
  });

  it.runIf(process.platform === 'linux')(
    'is respected from another container, where its number means another process',
    async () => {
      const [, start, boot] = await writeOwn();
      leave([String(process.pid), start, boot, 'pid:[1]']);
      const beat = setInterval(() => utimesSync(path, new Date(), new Date()), 50);
      await expect(takeLock(path)).rejects.toThrow(refusal(process.pid));
      clearInterval(beat);
    },
  );
});
