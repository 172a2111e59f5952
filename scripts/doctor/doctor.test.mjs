import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  examineClock,
  examineConnections,
  examineDirect,
  examinePostgres,
  examineReplica,
} from './database.mjs';
import { examineLanguages, examineNative, examineNode, examinePackages } from './machine.mjs';
import { examineMail, examineRedis } from './services.mjs';
import { examineSpelling, examineTogether, examineValues } from './settings.mjs';
import { examineFolder, examinePort, examineSecretFile, examineSpace } from './storage.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const named = (findings, about) => findings.filter((finding) => finding.about === about);
const levels = (findings) => findings.map(({ about, level }) => `${about}: ${level}`);

/** A port of this machine with a program behind it. */
async function listen(onConnection = () => undefined) {
  const server = createServer(onConnection);
  await new Promise((done) => server.listen(0, done));
  return { port: server.address().port, close: () => new Promise((done) => server.close(done)) };
}

/** A port of this machine that nothing listens on. */
async function findFreePort() {
  const { port, close } = await listen();
  await close();
  return port;
}

describe('the machine', () => {
  it('is refused with a Node that package.json does not name', () => {
    for (const version of ['20.19.9', '22.1.0', '23.0.0'])
      expect(examineNode(version)).toMatchObject([
        { level: 'fault', says: expect.stringContaining('20.20') },
      ]);
    expect(examineNode('22.12.0')).toMatchObject([{ level: 'ok' }]);
  });

  it('is told to install what the lock file names and node_modules lacks', () => {
    const packages = {
      'node_modules/next': { version: '16.0.0' },
      'node_modules/pg': { version: '8.0.0' },
      'node_modules/vitest': { version: '4.0.0', dev: true },
      'node_modules/fsevents': { version: '1.0.0', optional: true },
    };
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
    expect(examinePackages(folder)).toMatchObject([{ level: 'fault', todo: 'Run npm ci.' }]);
    mkdirSync(join(folder, 'node_modules'));
    const write = (installed) =>
      writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
    write({ 'node_modules/next': { version: '15.0.0' } });
    expect(examinePackages(folder)).toMatchObject([
      { level: 'fault', says: expect.stringMatching(/: next, pg\.$/) },
    ]);
    write({ 'node_modules/next': { version: '16.0.0' }, 'node_modules/pg': { version: '8.0.0' } });
    expect(examinePackages(folder)).toMatchObject([{ level: 'ok' }]);
  });

  it('knows the languages of the shop and the time in Brazil', () => {
    expect(examineLanguages()).toMatchObject([{ level: 'ok' }]);
  });

  it('is told when a package of another system is installed', async () => {
    const load = {
      sharp: () =>
        Promise.reject(new Error('Could not load the "sharp" module using the linux-arm64 runtime')),
      '@node-rs/argon2': () => import('@node-rs/argon2'),
    };
    expect(levels(await examineNative(load))).toEqual(['sharp: fault', '@node-rs/argon2: ok']);
  });
});

describe('the settings', () => {
  it('are judged by the rules of the start, without showing a password', () => {
    const findings = examineValues({ PORT: '99999', DATABASE_URL: 'mysql://ana:geheim@host/shop' });
    expect(levels(findings)).toEqual(['PORT: fault', 'DATABASE_URL: fault']);
    expect(JSON.stringify(findings)).not.toContain('geheim');
  });

  it('name a misspelt variable and what was meant', () => {
    const file = join(folder, '.env');
    writeFileSync(file, 'DATABSE_URL=postgres://host/shop\nPOSTGRES_PASSWORD=abc\nFAVOURITE_COLOUR=red\n');
    const findings = examineSpelling({ NEXT_PUBLIC_BRANDD: 'boa-lida', HOME: '/', SHELL: 'sh' }, [file]);
    expect(named(findings, 'DATABSE_URL')).toMatchObject([
      { level: 'fault', todo: 'Did you mean DATABASE_URL?' },
    ]);
    expect(named(findings, 'NEXT_PUBLIC_BRANDD')).toMatchObject([
      { level: 'fault', todo: 'Did you mean NEXT_PUBLIC_BRAND?' },
    ]);
    expect(levels(findings)).toContain('FAVOURITE_COLOUR: note');
    expect(findings).toHaveLength(3);
  });

  const PUBLIC = { SITE_URL: 'https://www.shop.com.br', TRUSTED_PROXY: 'true', ALLOW_FAKE_PAYMENTS: 'true' };

  it('of a public shop may not leave the password of the demonstration in the repository', () => {
    expect(levels(examineTogether(PUBLIC))).toContain('DEMO_PASSWORD: fault');
    expect(levels(examineTogether({ ...PUBLIC, DEMO_PASSWORD: 'BoaLida-demo-2026' }))).toContain(
      'DEMO_PASSWORD: fault',
    );
    for (const way of [
      { SEED_DEMO: 'false' },
      { DEMO_PASSWORD: 'kV9-own-words' },
      { DATABASE_URL: 'postgres://h/d' },
    ])
      expect(levels(examineTogether({ ...PUBLIC, ...way }))).not.toContain('DEMO_PASSWORD: fault');
    expect(levels(examineTogether({ SITE_URL: 'http://localhost:3000' }))).not.toContain(
      'DEMO_PASSWORD: fault',
    );
  });

  it('must say both the public address and that a proxy stands in front', () => {
    expect(levels(examineTogether({ SITE_URL: PUBLIC.SITE_URL }))).toContain('TRUSTED_PROXY: fault');
    expect(levels(examineTogether({ TRUSTED_PROXY: 'true' }))).toContain('SITE_URL: fault');
    const both = levels(examineTogether({ ...PUBLIC, SEED_DEMO: 'false' }));
    expect(both.filter((line) => line.endsWith('fault'))).toEqual([]);
  });

  it('of a public shop need secrets that cannot be guessed', () => {
    const weak = 'change-me-change-me-change-me-now';
    const strong = '9f8e2c71b04d6a35e7f19c20d8b3a6451c7e';
    expect(levels(examineTogether({ ...PUBLIC, APP_SECRET: weak }))).toContain('APP_SECRET: fault');
    expect(named(examineTogether({ ...PUBLIC, APP_SECRET: strong }), 'APP_SECRET')).toEqual([]);
  });

  it('of a public shop may not simulate payments unless that is said twice', () => {
    const one = { ...PUBLIC, PAYMENT_GATEWAY: 'fake', ALLOW_FAKE_PAYMENTS: '' };
    expect(levels(examineTogether(one))).toContain('PAYMENT_GATEWAY: fault');
    expect(levels(examineTogether(PUBLIC))).toContain('PAYMENT_GATEWAY: note');
  });

  it('of Getnet are complete or a fault', () => {
    const getnet = { PAYMENT_GATEWAY: 'getnet', GETNET_CLIENT_ID: 'a', GETNET_CLIENT_SECRET: 'b' };
    expect(named(examineTogether(getnet), 'PAYMENT_GATEWAY')).toMatchObject([
      { level: 'fault', says: 'PAYMENT_GATEWAY=getnet needs GETNET_SELLER_ID, GETNET_WEBHOOK_SECRET too.' },
    ]);
    const whole = { ...getnet, GETNET_SELLER_ID: 'c', GETNET_WEBHOOK_SECRET: '9f8e2c71b04d6a35e7f19c20d8' };
    expect(levels(examineTogether(whole))).toContain('PAYMENT_GATEWAY: ok');
  });
});

describe('the storage', () => {
  it('is a fault where the folder cannot be made', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(examineFolder('DATA_DIR', join(folder, 'new/folder'))).toMatchObject([{ level: 'ok' }]);
    expect(examineFolder('DATA_DIR', join(folder, 'file/data'))).toMatchObject([{ level: 'fault' }]);
  });

  it('is a fault below what the shop keeps free, and a note near it', () => {
    const free = (mb) => () => ({ bavail: mb, bsize: 1024 * 1024 });
    expect(examineSpace(folder, 200, free(150))).toMatchObject([{ level: 'fault' }]);
    expect(examineSpace(folder, 200, free(1_500))).toMatchObject([{ level: 'note' }]);
    expect(examineSpace(folder, 200, free(9_000))).toMatchObject([{ level: 'ok' }]);
  });

  it('is a fault where others may read the secret', () => {
    const path = join(folder, 'app-secret');
    writeFileSync(path, 'abc', { mode: 0o600 });
    expect(examineSecretFile(folder)).toEqual([]);
    chmodSync(path, 0o644);
    expect(examineSecretFile(folder)).toMatchObject([{ level: 'fault' }]);
  });

  it('tells a port that another program has', async () => {
    const other = await listen((socket) => socket.destroy());
    expect(await examinePort(other.port)).toMatchObject([{ level: 'fault' }]);
    await other.close();
    expect(await examinePort(other.port)).toMatchObject([{ level: 'ok' }]);
  });
});

describe('what answers over the network', () => {
  it('is told when nothing listens at the database, the cache or the mail server', async () => {
    const port = await findFreePort();
    const found = [
      await examinePostgres(`postgres://ana:geheim@127.0.0.1:${port}/shop`, 10),
      await examineRedis(`redis://:geheim@127.0.0.1:${port}`),
      await examineMail({ SMTP_URL: `smtp://ana:geheim@127.0.0.1:${port}` }),
    ].flat();
    expect(levels(found)).toEqual(['DATABASE_URL: fault', 'REDIS_URL: fault', 'SMTP_URL: fault']);
    expect(JSON.stringify(found)).not.toContain('geheim');
    expect(found[0].todo).toContain('Nothing listens there');
  });

  it('greets a mail server and sends nothing', async () => {
    const said = [];
    const server = await listen((socket) => {
      socket.write('220 mail.test\r\n');
      socket.on('data', (chunk) => {
        said.push(String(chunk).trim());
        socket.write(String(chunk).startsWith('QUIT') ? '221 bye\r\n' : '250 mail.test\r\n');
      });
      socket.on('error', () => undefined);
    });
    const found = await examineMail({ SMTP_HOST: '127.0.0.1', SMTP_PORT: server.port });
    expect(levels(found)).toEqual(['SMTP_HOST: ok']);
    expect(said.join('\n')).not.toMatch(/MAIL FROM|RCPT|DATA/);
    await server.close();
  });

  it('is a note where no mail server is named', async () => {
    expect(levels(await examineMail({}))).toEqual(['mail: note']);
  });

  it('weighs the pool against the connections of the server, and the clocks against each other', () => {
    expect(examineConnections({ connections: 97, used: 5 }, 200)).toMatchObject([{ level: 'fault' }]);
    expect(examineConnections({ connections: 97, used: 90 }, 10)).toMatchObject([{ level: 'note' }]);
    expect(examineConnections({ connections: 97, used: 5 }, 10)).toMatchObject([{ level: 'ok' }]);
    expect(examineClock(90_000)).toMatchObject([{ level: 'fault' }]);
    expect(examineClock(-3_000)).toMatchObject([{ level: 'note', says: expect.stringContaining('behind') }]);
    expect(examineClock(20)).toMatchObject([{ level: 'ok' }]);
  });

  const address = process.env.TEST_DATABASE_URL;

  it.skipIf(!address)(
    'reads a Postgres without changing it (skipped without TEST_DATABASE_URL)',
    async () => {
      const found = await examinePostgres(address, 10);
      expect(found.filter(({ level }) => level === 'fault')).toEqual([]);
      expect(await examineDirect(address, address)).toMatchObject([{ level: 'ok' }]);
      expect(await examineReplica(address)).toMatchObject([
        { level: 'fault', about: 'DATABASE_REPLICA_URL' },
      ]);
      expect(await examineReplica('postgres://postgres@127.0.0.1:1/none')).toMatchObject([{ level: 'note' }]);
      const other = new URL(address);
      other.pathname = '/template1';
      expect(await examineDirect(other.href, address)).toMatchObject([
        { level: 'fault', about: 'DATABASE_DIRECT_URL' },
      ]);
      const missing = new URL(address);
      missing.pathname = '/nowhere_of_that_name';
      expect(await examinePostgres(missing.href, 10)).toMatchObject([
        { level: 'fault', todo: expect.stringContaining('createdb') },
      ]);
    },
  );
});

describe('npm run doctor', () => {
  const run = (env) =>
    spawnSync(process.execPath, ['scripts/doctor.mjs', '--json'], {
      env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, ...env },
      encoding: 'utf8',
    });

  it('ends with 1 on a fault, and with 0 on notes alone; --json is for machines', () => {
    const well = run({});
    expect(JSON.parse(well.stdout)).toMatchObject({ isWell: true });
    expect(well.status).toBe(0);
    const ill = run({ REDIS_URL: 'localhost' });
    expect(JSON.parse(ill.stdout).findings).toContainEqual(
      expect.objectContaining({ level: 'fault', about: 'REDIS_URL' }),
    );
    expect(ill.status).toBe(1);
  });
});
