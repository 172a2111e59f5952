import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnv } from '@/env';
import { addresses, users } from '@/server/db/schema/users';
import { verifyPassword } from '@/server/domains/users/password/passwords';
import { systemClock } from '@/server/ports/clock';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';
import { DEMO_PASSWORD_DEFAULT, listDemoSignIns, seedUsers } from './seed-users';

let database: TestDatabase;
beforeAll(async () => void (database = await makeTestDatabase()));
afterAll(() => database.close());
beforeEach(() => database.db.delete(users));

function seed(source: Record<string, string>) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const run = () =>
    seedUsers({ db: database.db, env: readEnv({ NODE_ENV: 'test', ...source }), log, clock: systemClock });
  return { log, run };
}

const allMatch = async (password: string) =>
  (
    await Promise.all(
      (await database.db.select().from(users)).map((user) => verifyPassword(user.passwordHash, password)),
    )
  ).every(Boolean);

describe('the demo people', () => {
  it('are all there with their ids and addresses, once', async () => {
    const { run, log } = seed({});
    await run();
    await run();
    const people = await database.db.select().from(users);
    expect(people.map(({ email }) => email).sort()).toEqual(
      listDemoSignIns()
        .map(({ email }) => email)
        .sort(),
    );
    expect(people.find(({ id }) => id === 'usr-fazenda')).toMatchObject({
      document: 'B0VN0XYZ000182',
      representedByCode: 'CERRADO26',
      permissions: ['linha_branca'],
    });
    expect(await database.db.select().from(addresses)).toHaveLength(5);
    expect(await allMatch(DEMO_PASSWORD_DEFAULT)).toBe(true);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('take the operator’s password', async () => {
    await seed({ DEMO_PASSWORD: 'curral novo 9', DATABASE_URL: 'postgres://db/shop' }).run();
    expect(await allMatch('curral novo 9')).toBe(true);
  });

  it('get a random password, said once, in a database that others reach', async () => {
    const { run, log } = seed({ DATABASE_URL: 'postgres://db/shop' });
    await run();
    const password = /sign in with (\S+)/.exec(String(log.warn.mock.calls[0]?.[1]))?.[1] ?? '';
    expect(password).toHaveLength(16);
    expect(await allMatch(password)).toBe(true);
    expect(await allMatch(DEMO_PASSWORD_DEFAULT)).toBe(false);
  });
});
