import type * as Argon2 from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { rateLimits, users } from '@/server/db/schema';
import { TEST_PASSWORD, makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

/** How often the expensive step ran: what an answer takes in time is this. bench/account-timing.ts measures it. */
const work = vi.hoisted(() => ({ hashes: 0, checks: 0 }));
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof Argon2>();
  return {
    hash: (...input: Parameters<typeof argon2.hash>) => {
      work.hashes += 1;
      return argon2.hash(...input);
    },
    verify: (...input: Parameters<typeof argon2.verify>) => {
      work.checks += 1;
      return argon2.verify(...input);
    },
  };
});

let shop: TestApp;
let known: string;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.services.db.delete(users);
  await shop.services.db.delete(rateLimits);
  known = (await makeUser(shop.services)).user.email;
  Object.assign(work, { hashes: 0, checks: 0 });
});

const UNKNOWN = 'ninguem@cliente.example';

/** Sends a body and tells what a stranger can see of the answer, and the work behind it. */
async function seen(path: string, body: object) {
  const before = { ...work };
  const answer = await shop.request('POST', path, { body });
  const { requestId: _requestId, ...error } = ((await answer.json()) ?? {}) as Record<string, unknown>;
  return {
    status: answer.status,
    error,
    headers: [...answer.headers].filter(([name]) => name !== 'x-request-id'),
    hashes: work.hashes - before.hashes,
    checks: work.checks - before.checks,
  };
}

describe('a stranger learns nothing about who has an account', () => {
  it('from signing in, up to and beyond the limit', async () => {
    for (let i = 0; i < 7; i += 1) {
      const one = await seen('/auth/login', { email: known, password: 'errada' });
      expect(await seen('/auth/login', { email: UNKNOWN, password: 'errada' })).toEqual(one);
      expect(one).toMatchObject(i < 5 ? { status: 401, checks: 1 } : { status: 429, checks: 0 });
    }
  });

  it('from asking for a new password, up to and beyond the limit', async () => {
    for (let i = 0; i < 5; i += 1) {
      const one = await seen('/forget-password', { email: known });
      expect(await seen('/forget-password', { email: UNKNOWN })).toEqual(one);
      expect(one.status).toBe(i < 3 ? 202 : 429);
    }
    await shop.services.users.whenLinksAreMade();
  });

  it('is told that an e-mail is taken after the same work as for a new account', async () => {
    const body = { fullName: 'Rita Alves', password: 'porteira azul 7' };
    expect(await seen('/auth/register', { ...body, email: known })).toMatchObject({ status: 409, hashes: 1 });
    expect(await seen('/auth/register', { ...body, email: UNKNOWN })).toMatchObject({
      status: 200,
      hashes: 1,
    });
  });

  it('from an account that was deleted: it no longer exists', async () => {
    const { token, user } = await makeUser(shop.services);
    await shop.request('DELETE', '/user/self/', { token, body: { password: TEST_PASSWORD } });
    for (const email of [user.email, `${user.id}@excluida.invalid`]) {
      expect(await seen('/auth/login', { email, password: TEST_PASSWORD })).toMatchObject({
        status: 401,
        checks: 1,
      });
    }
  });
});
