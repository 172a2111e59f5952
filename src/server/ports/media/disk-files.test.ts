import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskFiles } from './disk-files';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'disk-files-'));
  folder = join(root, 'files');
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('files on the disk', () => {
  it('are read as they were written, and the folder comes with the first', async () => {
    const files = createDiskFiles(folder);
    await files.write('vaca.webp', Buffer.from([0, 255, 1]));
    await files.write('vaca.json', '{"a":1}');
    expect(await files.read('vaca.webp')).toEqual(Buffer.from([0, 255, 1]));
    expect((await files.read('vaca.json'))?.toString()).toBe('{"a":1}');
    expect(await files.has('vaca.webp')).toBe(true);
    expect((await files.list()).sort()).toEqual(['vaca.json', 'vaca.webp']);
  });

  it('are replaced whole, and nothing half written stays, when many write the same one', async () => {
    const files = createDiskFiles(folder);
    const contents = Array.from({ length: 20 }, (_, at) => `${at}`.repeat(50_000));
    await Promise.all(contents.map((content) => files.write('same', content)));
    expect(contents).toContain((await files.read('same'))?.toString());
    expect(await readdir(folder)).toEqual(['same']);
  });

  it('that are missing, or whose folder is, are told as missing', async () => {
    const files = createDiskFiles(folder);
    expect(await files.read('none')).toBeNull();
    expect(await files.has('none')).toBe(false);
    expect(await files.writtenAt('none')).toBeNull();
    expect(await files.list()).toEqual([]);
    await files.remove(['none']);
  });

  it('that cannot be read are an error, not missing', async () => {
    await mkdir(join(folder, 'a-folder'), { recursive: true });
    await expect(createDiskFiles(folder).read('a-folder')).rejects.toThrow('EISDIR');
    await writeFile(join(root, 'no-folder'), '');
    await expect(createDiskFiles(join(root, 'no-folder')).list()).rejects.toThrow('ENOTDIR');
  });

  it('say when they were written, and go when they are removed', async () => {
    const files = createDiskFiles(folder);
    await files.write('old', 'x');
    await files.write('new', 'x');
    const at = new Date('2026-01-02T03:04:05Z');
    await utimes(join(folder, 'old'), at, at);
    expect(await files.writtenAt('old')).toEqual(at);
    await files.remove(['old']);
    expect(await files.list()).toEqual(['new']);
  });

  it('have the rights that were asked for', async () => {
    await createDiskFiles(folder, 0o600).write('private', 'x');
    expect((await stat(join(folder, 'private'))).mode & 0o777).toBe(0o600);
  });

  it.each(['', '.', '..', '../secret', 'a/b', '/etc/passwd', '..\0'])(
    'under the name %j, which leads out of the folder, do not exist',
    async (name) => {
      await writeFile(join(root, 'secret'), 'secret');
      const files = createDiskFiles(folder);
      await files.write('one', 'x');
      await expect(files.read(name)).rejects.toThrow();
      await expect(files.write(name, 'y')).rejects.toThrow();
      await expect(files.remove([name])).rejects.toThrow();
      expect(await readFile(join(root, 'secret'), 'utf8')).toBe('secret');
    },
  );
});
