import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv } from '@/env';
import { openDatabase } from '@/server/db/client';
import { auditLog, users } from '@/server/db/schema/users';

const folder = mkdtempSync(join(tmpdir(), 'grant-admin-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Where = { DATA_DIR: string } | { DATABASE_URL: string };

const grant = (where: Where, ...names: string[]) => {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/grant-admin.mjs', ...names], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, ...where },
  });
  return { status, says: stdout + stderr };
};

const person = (email: string) => ({ id: email, fullName: 'Maria Luz', email, passwordHash: 'x' });

async function expectGranted(where: Where) {
  const before = await openDatabase(readEnv({ ...where }));
  await before.db
    .insert(users)
    .values([
      person('maria@fazenda.example'),
      person('ana@fazenda.example'),
      { ...person('gone@fazenda.example'), deletedAt: new Date() },
    ]);
  await before.close();

  expect(grant(where, 'Maria@Fazenda.example')).toEqual({
    status: 0,
    says: 'Maria Luz (Maria@Fazenda.example) is an administrator now: /dashboard.\n',
  });
  for (const name of ['unknown@fazenda.example', 'gone@fazenda.example']) {
    const { status, says } = grant(where, name);
    expect(status).toBe(1);
    expect(says).toContain('has no account yet');
  }

  const after = await openDatabase(readEnv({ ...where }));
  const admins = (await after.db.select().from(users)).filter(({ admin }) => admin);
  expect(admins.map(({ email }) => email)).toEqual(['maria@fazenda.example']);
  expect(await after.db.select().from(auditLog)).toMatchObject([
    { actorId: null, action: 'user.grant_admin', entity: 'user', entityId: 'maria@fazenda.example' },
  ]);
  await after.close();
}

describe('npm run grant-admin', () => {
  it('makes an account of the embedded database an administrator, and no other', () =>
    expectGranted({ DATA_DIR: join(folder, 'data') }));

  it('leaves a shop that is open alone, and names its process', async () => {
    const DATA_DIR = join(folder, 'open');
    const shop = await openDatabase(readEnv({ DATA_DIR }));
    const { status, says } = grant({ DATA_DIR }, 'maria@fazenda.example');
    await shop.close();
    expect(status).toBe(1);
    expect(says).toContain(String(process.pid));
  });

  it('asks for a name', () => {
    expect(grant({ DATA_DIR: folder })).toMatchObject({ status: 1, says: expect.stringContaining('Whose?') });
  });
});

const SERVER = process.env.TEST_DATABASE_URL ?? '';
describe.skipIf(!SERVER)('npm run grant-admin on Postgres', () => {
  it('does so while the shop is open', async () => {
    const name = `grant_admin_${process.pid}`;
    const url = new URL(SERVER);
    url.pathname = name;
    const onServer = async (statement: string) => {
      const client = new Client({ connectionString: SERVER });
      await client.connect();
      try {
        await client.query(statement);
      } finally {
        await client.end();
      }
    };
    await onServer(`create database ${name}`);
    try {
      await expectGranted({ DATABASE_URL: url.href });
      const open = await openDatabase(readEnv({ DATABASE_URL: url.href }));
      expect(grant({ DATABASE_URL: url.href }, 'ana@fazenda.example').status).toBe(0);
      await open.close();
    } finally {
      await onServer(`drop database if exists ${name} with (force)`);
    }
  });
});
