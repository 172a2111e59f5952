import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserList } from '@/contract/schemas/people';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
let admin: string;
let representative: string;
beforeAll(async () => {
  shop = await makeTestApp();
  const { services } = shop;
  admin = (await makeUser(services, { id: 'adm', admin: true })).token;
  const code = 'CERRADO26';
  const seller = await makeUser(services, {
    ...{ id: 'rep', permissions: ['representante'], representativeCode: code },
  });
  representative = seller.token;
  await makeUser(services, { id: 'own', phone: '(34) 99999-0001', representedByCode: code });
  await makeUser(services, { id: 'other', phone: '(34) 99999-0001' });
  await makeUser(services, { id: 'far', phone: '(55) 3499-9911' });
});
afterAll(() => shop.close());

const find = async (token: string, q: string) => {
  const answer = await shop.request('GET', `/user/?q=${encodeURIComponent(q)}`, { token });
  return ((await answer.json()) as UserList).items.map(({ id }) => id).sort();
};

it.each(['34999990001', '+55 34 99999-0001', '5534999990001', '(34) 99999 0001', '0001', '34.99999'])(
  'a phone is found by its digits, however they are written, within what the searcher may see: %s',
  async (q) => {
    expect(await find(admin, q)).toEqual(['other', 'own']);
    expect(await find(representative, q)).toEqual(['own']);
  },
);

it('a number of the area 55 is found by all of its digits', async () => {
  expect(await find(admin, '5534999911')).toEqual(['far']);
});

it.each(['990', 'fazenda 3499', '34_9999', '34%9999'])(
  'no phone is compared with what is too short or no phone: %s',
  async (q) => {
    expect(await find(admin, q)).toEqual([]);
  },
);
