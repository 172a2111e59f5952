import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '@/contract/endpoints';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { DOORS } from './permission-table/doors';

/** Each alone: who comes with exactly this one. */
const CALLERS = [
  'anonymous',
  'nothing',
  'orders.read',
  'orders.write',
  'users.read',
  'users.write',
  'products.write',
  'content.write',
  'coupons.write',
  'leads.read',
  'reports.read',
  'search.write',
  'linha_branca',
  'universidade',
  'representante',
];

const ROWS = Object.entries(DOORS).flatMap(([opens, lines]) =>
  lines
    .trim()
    .split(/\s*\n\s*/)
    .map((line) => [line, opens] as const),
);

let shop: TestApp;
const people = new Map<string, Awaited<ReturnType<typeof makeUser>>['user']>();
beforeAll(async () => {
  shop = await makeTestApp();
  for (const caller of CALLERS.slice(1)) {
    const permissions = caller === 'nothing' ? [] : [caller];
    people.set(caller, (await makeUser(shop.services, { id: `only-${caller}`, permissions })).user);
  }
});
afterAll(() => shop.close());

function doorFor(opens: string, caller: string): 'open' | 'UNAUTHENTICATED' | 'FORBIDDEN' {
  if (opens === '-') return 'open';
  if (caller === 'anonymous') return 'UNAUTHENTICATED';
  return opens === '+' || opens.split(' ').includes(caller) ? 'open' : 'FORBIDDEN';
}

it('the table has every endpoint once, and none that does not exist', () => {
  const existing = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
  expect(ROWS.map(([line]) => line).sort()).toEqual([...existing].sort());
});

describe('one permission alone', () => {
  it.each(ROWS)('%s opens to %j', async (line, opens) => {
    const [method = '', path = ''] = line.split(' ');
    const seen: Record<string, string> = {};
    for (const caller of CALLERS) {
      const user = people.get(caller);
      const answer = await shop.request(method, path.replace(/\{\w+\}/g, 'nothing-here'), {
        // A token of its own for every call: one of them signs out.
        token: user && (await shop.services.sessions.create(user, { agent: null, address: '::1' })),
        body: method === 'GET' || method === 'DELETE' ? undefined : {},
        headers: { 'idempotency-key': 'table-of-doors' },
      });
      const text = await answer.text();
      const code = answer.status >= 400 ? (JSON.parse(text) as { errorCode: string }).errorCode : '';
      seen[caller] = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : 'open';
    }
    expect(seen).toEqual(Object.fromEntries(CALLERS.map((caller) => [caller, doorFor(opens, caller)])));
  });
});
