import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdData } from '../backup/data-lock.mjs';
import { examineLock } from './storage.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the doctor', () => {
  it('says who has the embedded database, and whether that process lives', () => {
    expect(examineLock(folder)).toMatchObject([{ level: 'ok' }]);
    writeFileSync(join(folder, 'db.lock'), String(process.ppid));
    expect(examineLock(folder)).toMatchObject([
      { level: 'note', says: expect.stringContaining(`${process.ppid} has`) },
    ]);
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(join(folder, 'db.lock'), String(pid));
    expect(examineLock(folder)).toMatchObject([
      { level: 'note', says: expect.stringContaining(`${pid} died`) },
    ]);
  });

  it.runIf(process.platform === 'linux')(
    'does not take a process for the holder that merely has its number now',
    () => {
      const release = holdData(folder);
      const path = join(folder, 'db.lock');
      const [, start, boot, namespace] = readFileSync(path, 'utf8').split('\n');
      release();
      const says = (...lines) => {
        writeFileSync(path, lines.join('\n'));
        return examineLock(folder)[0].says;
      };
      expect(says(process.pid, start, boot, namespace)).toContain(`${process.pid} has`);
      expect(says(process.pid, '1', boot, namespace)).toContain(`${process.pid} died`);
      expect(says(1, start, boot, 'pid:[1]')).toContain('1 of another container or machine has');
    },
  );
});
