import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linhaMatriz } from '@config/brands/linha-matriz';
import { contract } from '@/contract/contract';
import type { EndpointContract } from '@/contract/endpoint';
import { endpoints, type EndpointName } from '@/contract/endpoints';
import { outbox } from '@/server/db/schema/outbox';
import { orders } from '@/server/db/schema/orders';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const names = Object.keys(endpoints) as EndpointName[];
const needsCart = (name: EndpointName) => (contract[name] as EndpointContract).needsCart === true;
const selling = names.filter(needsCart);

let shop: TestApp;
let admin: string;
beforeAll(async () => {
  shop = await makeTestApp({ brand: linhaMatriz });
  ({ token: admin } = await makeUser(shop.services, { admin: true }));
});
afterAll(() => shop.close());

const ask = (name: EndpointName, path: string, token?: string) => {
  const { method } = endpoints[name];
  return shop.request(method, path, { ...(token && { token }), ...(method !== 'GET' && { body: {} }) });
};

describe('a brand that only shows its catalogue', () => {
  it('marks every call of the checkout as one that needs a cart', () => {
    // The dashboard keeps its coupons, one of which may count at several brands; these calls buy nothing.
    const isOfStaff = (name: EndpointName) => contract[name].access === 'coupons.write';
    const ofCheckout = names.filter(
      (name) => /^\/(checkout|coupon|frete)\b/.test(endpoints[name].path) && !isOfStaff(name),
    );
    expect(ofCheckout.length).toBeGreaterThanOrEqual(5);
    expect(ofCheckout.filter((name) => !needsCart(name))).toEqual([]);
  });

  it.each(selling)('refuses %s with CART_DISABLED to everybody, whatever is sent', async (name) => {
    const path = endpoints[name].path.replace(/\{\w+\}/g, 'x').replace(/\/$/, '');
    for (const token of [undefined, admin]) {
      for (const written of [path, `${path}/`]) {
        const answer = await ask(name, written, token);
        expect([written, answer.status]).toEqual([written, 403]);
        expect(await answer.json()).toMatchObject({ errorCode: 'CART_DISABLED' });
      }
    }
    expect(await shop.services.db.$count(orders)).toBe(0);
    expect(await shop.services.db.$count(outbox)).toBe(0);
  });

  it('still shows what it makes', async () => {
    expect((await shop.request('GET', '/product/')).status).toBe(200);
    expect((await shop.request('GET', '/category/')).status).toBe(200);
  });
});
