import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planRoom, weighFiles } from './room.mjs';

const files = [
  { bytes: 300, device: 1 },
  { bytes: 20, device: 2 },
  { bytes: 0, device: undefined },
];
const plan = (targetDevice) => planRoom({ database: 50, files, dataDevice: 1, targetDevice, reserve: 7 });

describe('the room for a backup', () => {
  it('on the disk of the shop is for the copies, the whole archive and what must stay free', () => {
    expect(plan(1)).toEqual({ data: 50 + 20 + 370 + 7, target: 0 });
  });

  it('elsewhere is for the whole archive, beside the shop for the copies and what must stay free', () => {
    expect(plan(3)).toEqual({ data: 50 + 20 + 7, target: 370 });
  });

  it('counts the files that go in, and no other', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'room-'));
    writeFileSync(join(folder, 'foto-a.webp'), 'x'.repeat(40));
    writeFileSync(join(folder, 'demo-a.webp'), 'x'.repeat(500));
    const { dev } = statSync(folder);
    expect(await weighFiles(folder, (name) => name.startsWith('foto-'))).toEqual({ bytes: 40, device: dev });
    expect(await weighFiles(join(folder, 'none'))).toEqual({ bytes: 0, device: undefined });
    rmSync(folder, { recursive: true });
  });
});
