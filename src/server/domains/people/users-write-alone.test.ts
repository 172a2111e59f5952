import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ManagedUser } from '@/contract/schemas/people';
import { users } from '@/server/db/schema';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.services.db.delete(users);
  await makeUser(shop.services, {
    id: 'cli',
    fullName: 'Célia do Cerrado',
    document: '11144477735',
    representedByCode: 'CERRADO26',
  });
});

async function send(method: string, path: string, token: string, body?: object) {
  const answer = await shop.request(method, path, { token, body });
  expect(answer.status).toBe(200);
  return (await answer.json()) as ManagedUser;
}

describe('the answer to a write', () => {
  it('shows who may not read people what was written, and nothing else of the person', async () => {
    const clerk = await makeUser(shop.services, {
      permissions: ['users.write', 'representante'],
      representativeCode: 'PAMPA26',
    });
    const written = await send('PATCH', '/user/cli', clerk.token, { permissions: [] });
    expect(written).toMatchObject({ id: 'cli', admin: false, permissions: [] });
    const made = await send('POST', '/user/set_representante', clerk.token, {
      userId: 'cli',
      representante: true,
    });
    expect(made).toMatchObject({ id: 'cli', permissions: ['representante'] });
    for (const body of [written, made]) {
      expect(body).toMatchObject({ fullName: '', email: '', phone: null, document: null, addresses: [] });
      expect(JSON.stringify(body)).not.toMatch(/Célia|cliente\.example|11144477735|CERRADO26/);
    }
  });

  it('shows a representative their customer as reading does', async () => {
    const clerk = await makeUser(shop.services, {
      permissions: ['users.write', 'representante'],
      representativeCode: 'PAMPA26',
    });
    const own = await makeUser(shop.services, { document: '52998224725', representedByCode: 'PAMPA26' });
    const body = await send('PATCH', `/user/${own.user.id}`, clerk.token, { permissions: [] });
    expect(body).toEqual(await send('GET', `/user/${own.user.id}`, clerk.token));
    expect(body).toMatchObject({ email: own.user.email, document: null });
  });
});
