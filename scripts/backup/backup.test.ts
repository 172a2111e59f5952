import { randomUUID } from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { create, extract } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '@/env';
import { openDatabase } from '@/server/db/client';
import { createFiles } from '@/server/ports/media/create-files';
import { storeLessonFile } from '@/server/domains/university/lesson-files';
import { makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser, TEST_PASSWORD } from '@/testing/make-user';
import { makeTestApp } from '@/testing/test-app';

const root = mkdtempSync(join(tmpdir(), 'backup-test-'));
const dataDir = join(root, 'data');
const backups = join(root, 'backups');
const environment = {
  PATH: process.env.PATH,
  DATA_DIR: dataDir,
  NODE_ENV: 'production',
  DISK_MIN_FREE_MB: '1',
} as const;

const run = (script: 'backup' | 'restore', args: string[], env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], {
    env: { ...environment, ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};
/** Asynchronous, because this process is the shop that is asked for a copy. */
const runBeside = (args: string[], stopWhen?: () => boolean) =>
  new Promise<{ status: number | null; output: string }>((resolve) => {
    const child = spawn(process.execPath, ['scripts/backup.mjs', ...args], { env: environment });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    const watch = setInterval(() => stopWhen?.() && child.kill('SIGKILL'), 5);
    child.once('close', (status) => {
      clearInterval(watch);
      resolve({ status, output: Buffer.concat(chunks).toString() });
    });
  });
const archives = () => readdirSync(backups).filter((name) => name.endsWith('.tar.gz'));
const newest = () => join(backups, archives().sort().at(-1) ?? 'none');

async function openShop() {
  const { db, close } = await openDatabase(readEnv({ DATA_DIR: dataDir, NODE_ENV: 'test' }));
  return makeTestApp({ database: { db, close }, env: { DATA_DIR: dataDir } });
}

const saved = { email: '', token: '', number: '', lessonFile: '', prescription: '', picture: '' };
const appSecret = 'a secret that signs links, for the tests';
const laterOrder = { number: '' };

beforeAll(async () => {
  const shop = await openShop();
  writeFileSync(join(dataDir, 'app-secret'), appSecret, { mode: 0o600 });
  const { db } = shop.services;
  const product = await makeProduct(db, { variations: [{ stock: 10, shippingWeightGrams: 900 }] });
  const buyer = await makeUser(shop.services, {});
  saved.email = buyer.user.email;
  saved.token = buyer.token;
  saved.number = (await makeOrder(shop, buyer.token, `${product.id}-v1`)).number;
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a52a2a' } })
    .jpeg()
    .toBuffer();
  saved.picture = (await shop.services.media.uploadPicture({ bytes, type: 'image/jpeg' })).srcUrl;
  writeFileSync(join(dataDir, 'media', 'demo-12345678-320.webp'), 'made again by the next start');
  saved.lessonFile = await storeLessonFile(
    createFiles(readEnv({ DATA_DIR: dataDir })).lessonFiles,
    Buffer.from('%PDF-1.7 a lesson'),
  );

  saved.prescription = randomUUID();
  await shop.services.prescriptions.write(saved.prescription, Buffer.from('%PDF-1.7 a prescription'));

  // The shop is open, and orders go on meanwhile.
  const backup = runBeside(['--to', backups]);
  const during = await makeOrder(shop, buyer.token, `${product.id}-v1`);
  const { status, output } = await backup;
  expect([status, output]).toEqual([0, expect.stringContaining('read back and whole')]);
  expect(during.number).not.toBe(saved.number);
  laterOrder.number = (await makeOrder(shop, buyer.token, `${product.id}-v1`)).number;
  await shop.close();
}, 300_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a backup of an open shop', () => {
  it('brings back the order, the sign-in, the picture, the files of lessons and prescriptions and the secret once all is lost', async () => {
    rmSync(dataDir, { recursive: true });
    expect(run('restore', ['--from', newest()])).toMatchObject({ status: 0 });
    const shop = await openShop();
    try {
      const own = await shop.request('GET', `/order/${saved.number}`, { token: saved.token });
      expect([own.status, ((await own.json()) as { number: string }).number]).toEqual([200, saved.number]);
      const signIn = await shop.request('POST', '/auth/login/', {
        body: { email: saved.email, password: TEST_PASSWORD },
      });
      expect(signIn.status).toBe(200);
      expect((await shop.app.request(saved.picture)).status).toBe(200);
      expect(readFileSync(join(dataDir, 'lesson-files', saved.lessonFile), 'utf8')).toContain('a lesson');
      expect(readFileSync(join(dataDir, 'prescriptions', saved.prescription), 'utf8')).toContain(
        'a prescription',
      );
      expect(readFileSync(join(dataDir, 'app-secret'), 'utf8')).toBe(appSecret);
      const later = await shop.request('GET', `/order/${laterOrder.number}`, { token: saved.token });
      expect(later.status).toBe(404);
    } finally {
      await shop.close();
    }
  });

  it('holds what stands here alone, and tells version, brand, migrations and counts', async () => {
    const folder = mkdtempSync(join(root, 'look-'));
    await extract({ file: newest(), cwd: folder });
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({
      format: 1,
      version: expect.any(String),
      brand: 'boa-lida',
      database: { kind: 'embedded', counts: { users: 1, products: 1 } },
      files: { 'db/PG_VERSION': { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } },
    });
    expect(readdirSync(join(folder, 'media')).every((name) => name.startsWith('foto-'))).toBe(true);
    expect(existsSync(join(folder, 'mails'))).toBe(false);
  });
});

describe('a restore', () => {
  it('refuses a shop that is open, naming its process', async () => {
    const shop = await openShop();
    const { status, output } = run('restore', ['--from', newest(), '--force']);
    await shop.close();
    expect([status, output]).toEqual([1, expect.stringContaining(`Process ${process.pid} has`)]);
  });

  it('refuses a folder that is not empty, and with --force keeps aside what was there', () => {
    const refused = run('restore', ['--from', newest()]);
    expect([refused.status, refused.output]).toEqual([1, expect.stringContaining('is not empty')]);
    writeFileSync(join(dataDir, 'db', 'of-before'), 'x');
    expect(run('restore', ['--from', newest(), '--force'])).toMatchObject({ status: 0 });
    const aside = readdirSync(dataDir).filter((name) => name.startsWith('before-restore-'));
    expect(aside).toHaveLength(1);
    expect(existsSync(join(dataDir, aside[0] ?? '', 'db', 'of-before'))).toBe(true);
    expect(existsSync(join(dataDir, 'db', 'of-before'))).toBe(false);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.restore'))).toEqual([]);
  });

  const empty = () => ({ DATA_DIR: mkdtempSync(join(root, 'empty-')) });
  const repack = async (name: string, change: (folder: string) => void) => {
    const folder = mkdtempSync(join(root, 'repack-'));
    await extract({ file: newest(), cwd: folder });
    change(folder);
    const file = join(root, name);
    await create({ file, cwd: folder, gzip: true }, readdirSync(folder).sort().reverse());
    return file;
  };

  it('refuses an archive that was cut short and one with a changed byte, and touches nothing', () => {
    const cut = join(root, 'cut.tar.gz');
    copyFileSync(newest(), cut);
    truncateSync(cut, 40_000);
    const bytes = readFileSync(newest());
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 0xff, bytes.length >> 1);
    const changed = join(root, 'changed.tar.gz');
    writeFileSync(changed, bytes);
    const text = join(root, 'text.tar.gz');
    writeFileSync(text, 'no archive at all');
    for (const from of [cut, changed, text]) {
      const env = empty();
      const { status, output } = run('restore', ['--from', from], env);
      expect([from, status, output]).toEqual([from, 1, expect.stringMatching(/no whole backup|not whole/)]);
      expect(readdirSync(env.DATA_DIR)).toEqual([]);
    }
  });

  it('refuses an archive whose files are not those of its manifest', async () => {
    const from = await repack('other.tar.gz', (folder) =>
      writeFileSync(join(folder, 'app-secret'), 'swapped'),
    );
    const { status, output } = run('restore', ['--from', from], empty());
    expect([status, output]).toEqual([1, expect.stringContaining('app-secret is damaged')]);
  });

  it('refuses an archive of a newer version and says which way out there is', async () => {
    const from = await repack('newer.tar.gz', (folder) => {
      const path = join(folder, 'manifest.json');
      const manifest = JSON.parse(readFileSync(path, 'utf8')) as { database: { migrations: number[] } };
      manifest.database.migrations.push(4_102_444_800_000);
      writeFileSync(path, JSON.stringify(manifest));
    });
    const { status, output } = run('restore', ['--from', from], empty());
    expect([status, output]).toEqual([1, expect.stringMatching(/newer version.*Install that version/s)]);
  });

  it('refuses an embedded database where the settings name a Postgres', () => {
    const env = { ...empty(), DATABASE_URL: 'postgres://nouser@127.0.0.1:1/none' };
    const { status, output } = run('restore', ['--from', newest()], env);
    expect([status, output]).toEqual([1, expect.stringContaining('names a Postgres')]);
  });
});

describe('a backup of a closed shop', () => {
  it('keeps as many as it is told, of its own brand alone', () => {
    const foreign = 'storefront-linha-matriz-2020-01-01T00-00-00-000Z.tar.gz';
    writeFileSync(join(backups, foreign), 'of another brand');
    for (let i = 0; i < 2; i += 1)
      expect(run('backup', ['--to', backups, '--keep', '2'])).toMatchObject({ status: 0 });
    expect(archives()).toHaveLength(3);
    expect(archives()).toContain(foreign);
    rmSync(join(backups, foreign));
    expect(run('backup', ['--keep', 'all'])).toMatchObject({ status: 1 });
  });

  it('that is killed leaves nothing that looks like an archive, and the next one clears up after it', async () => {
    const before = archives();
    const hasPart = () => readdirSync(backups).some((name) => name.endsWith('.part'));
    const { status } = await runBeside(['--to', backups], hasPart);
    expect(status).toBeNull();
    expect(archives()).toEqual(before);
    expect(hasPart()).toBe(true);
    expect(run('backup', ['--to', backups])).toMatchObject({ status: 0 });
    expect(hasPart()).toBe(false);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.backup'))).toEqual([]);
    expect(archives()).toHaveLength(before.length + 1);
  });

  it('of a shop on Postgres holds the files alone, says what to do about the rest, and comes back', () => {
    const to = mkdtempSync(join(root, 'files-'));
    const env = { DATABASE_URL: 'postgres://nouser@127.0.0.1:1/none' };
    const { status, output } = run('backup', ['--to', to], env);
    expect([status, output]).toEqual([0, expect.stringContaining('pg_dump')]);
    const from = join(to, readdirSync(to)[0] ?? '');
    const empty = mkdtempSync(join(root, 'empty-'));
    expect(run('restore', ['--from', from], { DATA_DIR: empty }).output).toContain('set DATABASE_URL');
    expect(run('restore', ['--from', from], { ...env, DATA_DIR: empty })).toMatchObject({ status: 0 });
    expect(readdirSync(empty).sort()).toEqual(['app-secret', 'lesson-files', 'media', 'prescriptions']);
  });

  it('is refused before anything is written where it would leave the shop too little room', () => {
    const to = join(root, 'too-little-room');
    const { status, output } = run('backup', ['--to', to], { DISK_MIN_FREE_MB: '1000000' });
    expect([status, output]).toEqual([1, expect.stringMatching(/ free; \d+ MB are needed/)]);
    expect(existsSync(to)).toBe(false);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('.backup'))).toEqual([]);
  });

  it('says so where there is no shop', () => {
    const nowhere = join(root, 'nowhere');
    mkdirSync(nowhere);
    const { status, output } = run('backup', [], { DATA_DIR: nowhere });
    expect([status, output]).toEqual([1, expect.stringContaining('holds no database')]);
  });
});
