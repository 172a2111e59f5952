import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addresses, users } from '@/server/db/schema/users';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';
import { MAX_ADDRESSES } from './address-book';

let shop: TestApp;
let token: string;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.services.db.delete(users);
  ({ token } = await makeUser(shop.services));
});

const town = {
  recipient: 'Ana Prado',
  postalCode: '38010-000',
  state: 'MG',
  city: 'Uberaba',
  street: 'Rua dos Ipês',
  number: '218',
};
const farm = {
  recipient: 'Ana Prado',
  postalCode: '76550000',
  state: 'GO',
  city: 'Porangatu',
  rural: true,
  propertyName: 'Fazenda Três Veredas',
  landmark: 'Silo branco na entrada',
};
const post = (body: unknown, as = token) => shop.request('POST', '/user/self/address', { token: as, body });
const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;

describe('the address book', () => {
  it('keeps, lists, replaces and removes addresses of town and farm', async () => {
    const created = await post(town);
    expect(created.status).toBe(201);
    const id = await idOf(created);
    shop.clock.current = new Date(shop.clock.current.getTime() + 1000);
    await post({ ...farm, road: 'MG-427', km: 'km 9' });
    const list = await (await shop.request('GET', '/user/self/address', { token })).json();
    expect(list).toMatchObject([
      { id, postalCode: '38010000', rural: false },
      { rural: true, street: null, propertyName: 'Fazenda Três Veredas', km: '9' },
    ]);
    const replaced = await shop.request('PUT', `/user/self/address/${id}`, {
      token,
      body: { ...town, number: '300' },
    });
    expect(await replaced.json()).toMatchObject({ id, number: '300' });
    expect((await shop.request('DELETE', `/user/self/address/${id}`, { token })).status).toBe(200);
    expect((await shop.request('DELETE', `/user/self/address/${id}`, { token })).status).toBe(404);
    expect(await (await shop.request('GET', '/user/self/address', { token })).json()).toHaveLength(1);
  });

  it('refuses a phone that cannot be called, and stores a right one in the usual form', async () => {
    const refused = await post({ ...town, phone: '99887-6655' });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ errorCode: 'VALIDATION', fields: { phone: 'phone' } });
    expect(await (await post({ ...town, phone: '34998876655' })).json()).toMatchObject({
      phone: '(34) 99887-6655',
    });
  });

  it('does not know the address of another user, not even for an admin', async () => {
    const id = await idOf(await post(town));
    const { token: stranger } = await makeUser(shop.services, { admin: true });
    expect(
      (await shop.request('PUT', `/user/self/address/${id}`, { token: stranger, body: town })).status,
    ).toBe(404);
    expect((await shop.request('DELETE', `/user/self/address/${id}`, { token: stranger })).status).toBe(404);
    expect(await (await shop.request('GET', '/user/self/address', { token: stranger })).json()).toEqual([]);
    expect(await shop.services.db.select().from(addresses)).toMatchObject([{ id, number: '218' }]);
  });

  it.each([
    [{ ...town, state: 'SP' }, 'VALIDATION', ['state']],
    [{ ...town, postalCode: '00000000' }, 'CEP_UNKNOWN', ['postalCode']],
    [{ ...town, postalCode: '123' }, 'VALIDATION', ['postalCode']],
    [{ ...town, street: '', number: null }, 'VALIDATION', ['street', 'number']],
    [{ ...farm, propertyName: ' ', landmark: undefined }, 'VALIDATION', ['propertyName', 'landmark']],
    [{ ...town, id: 'mine', userId: 'usr-admin' }, 'VALIDATION', ['id', 'userId']],
    [{ ...town, city: 'x'.repeat(81) }, 'VALIDATION', ['city']],
    [{ ...town, recipient: '\ud800 abc' }, 'VALIDATION', ['recipient']],
  ])('refuses %j', async (body, errorCode, fields) => {
    const answer = await post(body);
    const error = (await answer.json()) as { errorCode: string; fields: object };
    expect({ status: answer.status, errorCode: error.errorCode, fields: Object.keys(error.fields) }).toEqual({
      status: 422,
      errorCode,
      fields,
    });
    expect(await shop.services.db.select().from(addresses)).toHaveLength(0);
  });

  it('holds twenty and no more, also when two arrive at once', async () => {
    for (let i = 0; i < MAX_ADDRESSES - 1; i += 1) await post(town);
    const answers = await Promise.all([post(town), post(farm)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 422]);
  });
});
