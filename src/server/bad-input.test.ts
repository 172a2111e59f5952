import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '@/contract/contract';
import type { EndpointContract } from '@/contract/endpoint';
import { endpoints, type EndpointName } from '@/contract/endpoints';
import { ERROR_STATUS } from '@/contract/errors';
import { reviews, stockNotices, variations } from '@/server/db/schema/catalog';
import { idempotencyKeys } from '@/server/db/schema/idempotency';
import { couponUses, orderLines, orders, payments } from '@/server/db/schema/orders';
import { outbox } from '@/server/db/schema/outbox';
import { addresses, auditLog, favorites, passwordResets, redirects, users } from '@/server/db/schema/users';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const HOSTILE_VALUES = [
  null,
  -1,
  0.5,
  1e308,
  true,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'x'.repeat(20_000),
  [],
  {},
  [[]],
  { __proto__: null, a: 1 },
];
const HOSTILE_TEXTS = [
  '',
  '%00',
  '\ud800',
  "' or 1=1 --",
  '<img src=x onerror=alert(1)>',
  'x'.repeat(5_000),
  '-1',
  '1e309',
  'NaN',
];
const RAW_BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '0',
  '{}',
  '{"__proto__":{"admin":true}}',
  `{"a":"${'x'.repeat(300_000)}"}`,
];
const HOSTILE_PARAMS = [
  '%00',
  '..%2f..%2fetc%2fpasswd',
  '%ED%A0%80',
  'x'.repeat(3_000),
  '%',
  "'",
  '__proto__',
];

const names = Object.keys(endpoints) as EndpointName[];
const schemaKeys = (schema: z.ZodType) =>
  Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});

/** Bodies of one field can be right here. */
const LAWFUL_ALONE: EndpointName[] = ['updateOwnDetails', 'updateOwnConsents', 'addOwnFavorites'];

/** Every field may be left out. */
const MAY_BE_EMPTY: EndpointName[] = ['updateOwnDetails', 'requestEmailConfirmation'];

let shop: TestApp;
let tokens: Record<'anonymous' | 'customer' | 'admin', string | undefined>;

beforeAll(async () => {
  shop = await makeTestApp();
  await makeProduct(shop.services.db);
  const customer = await makeUser(shop.services);
  const admin = await makeUser(shop.services, { admin: true });
  tokens = { anonymous: undefined, customer: customer.token, admin: admin.token };
});
afterAll(() => shop.close());

/** What bad input could have written. */
async function countRows() {
  const { db } = shop.services;
  const tables = [orders, orderLines, payments, idempotencyKeys, couponUses, users, addresses, reviews];
  const traces = [passwordResets, auditLog, redirects, outbox, favorites, stockNotices];
  const counts = await Promise.all([...tables, ...traces].map((table) => db.$count(table)));
  const stock = await db
    .select({ id: variations.id, stock: variations.stock })
    .from(variations)
    .orderBy(variations.id);
  return JSON.stringify([counts, stock]);
}

const withToken = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {};
const fill = (path: string, value: string) => path.replace(/\{\w+\}/g, value);

async function expectRefusal(response: Response, what: string) {
  expect(response.status, what).toBeGreaterThanOrEqual(400);
  expect(response.status, what).toBeLessThan(500);
  const body = (await response.json()) as { errorCode: string; requestId: string; fields?: object };
  expect(Object.keys(ERROR_STATUS), what).toContain(body.errorCode);
  expect(body.requestId, what).toBeTruthy();
  if (body.errorCode === 'VALIDATION') expect(Object.keys(body.fields ?? {}), what).not.toHaveLength(0);
}

describe.each(['anonymous', 'customer', 'admin'] as const)('bad input from %s', (role) => {
  const send = (name: EndpointName, path: string, init: RequestInit = {}) =>
    shop.app.request(`/api${path}`, {
      ...init,
      method: endpoints[name].method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'bad-input',
        ...withToken(tokens[role]),
      },
    });

  it.each(names.filter((name) => 'body' in contract[name].input))(
    'is refused by %s with a code, and nothing is written',
    async (name) => {
      const { input }: EndpointContract = contract[name];
      const path = fill(endpoints[name].path, 'some-id');
      const before = await countRows();
      const bodies = MAY_BE_EMPTY.includes(name) ? RAW_BODIES.filter((body) => body !== '{}') : RAW_BODIES;
      for (const body of bodies)
        await expectRefusal(await send(name, path, { body }), `${name} ${body.slice(0, 40)}`);
      for (const key of input.body ? schemaKeys(input.body) : []) {
        for (const value of HOSTILE_VALUES) {
          const body = JSON.stringify({ [key]: value });
          // A harmless single value of these is a lawful change of one's own data.
          const response = await send(name, path, { body });
          expect(response.status, `${name} ${body.slice(0, 60)}`).toBeLessThan(500);
          if (!LAWFUL_ALONE.includes(name)) await expectRefusal(response, `${name} ${body.slice(0, 60)}`);
        }
      }
      expect(await countRows()).toBe(before);
    },
  );

  it.each(names.filter((name) => endpoints[name].path.includes('{')))(
    'in the address of %s never breaks the server',
    async (name) => {
      for (const value of HOSTILE_PARAMS) {
        // To take out what is not there is no error.
        const response = await send(
          name,
          fill(endpoints[name].path, value),
          endpoints[name].method === 'GET' ? {} : { body: '{}' },
        );
        expect(response.status, `${name} ${value.slice(0, 30)}`).toBeLessThan(500);
        if (name !== 'deleteOwnFavorite') await expectRefusal(response, `${name} ${value.slice(0, 30)}`);
      }
    },
  );

  it.each(names.filter((name) => 'query' in contract[name].input))(
    'in the query of %s never breaks the server',
    async (name) => {
      const { input }: EndpointContract = contract[name];
      for (const key of input.query ? schemaKeys(input.query) : []) {
        for (const text of HOSTILE_TEXTS) {
          const query = new URLSearchParams([
            [key, text],
            [key, text],
          ]);
          const response = await send(name, `${fill(endpoints[name].path, 'some-id')}?${query}`);
          expect(response.status, `${name} ${key}=${text.slice(0, 30)}`).toBeLessThan(500);
          expect(await response.text()).not.toContain('<img');
        }
      }
    },
  );
});

it('every endpoint of the contract is mounted and refuses a method it does not know', async () => {
  for (const name of names) {
    const response = await shop.app.request(`/api${fill(endpoints[name].path, 'x')}`, { method: 'PROPFIND' });
    expect(response.status, name).toBe(405);
  }
});
