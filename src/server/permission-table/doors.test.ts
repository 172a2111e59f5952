import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS } from '@config/permissions';
import { contract } from '@/contract/contract';
import type { EndpointContract } from '@/contract/endpoint';
import { endpoints, type EndpointName } from '@/contract/endpoints';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { DOORS, type Door } from './doors';

/** Who calls every endpoint: a stranger, a customer, a customer with each permission alone, an admin. */
const CALLERS = ['anonymous', 'customer', ...PERMISSIONS, 'admin'] as const;
type Caller = (typeof CALLERS)[number];

const lineOf = (name: EndpointName) => `${endpoints[name].method} ${endpoints[name].path}`;
const nameOf = new Map((Object.keys(endpoints) as EndpointName[]).map((name) => [lineOf(name), name]));

/** @throws Error when no endpoint has this address */
function endpointOf({ line }: Door): EndpointName {
  const name = nameOf.get(line);
  if (!name) throw new Error(`${line} does not exist`);
  return name;
}

const isPermission = (word: string) => PERMISSIONS.some((permission) => permission === word);

let shop: TestApp;
const people = new Map<Caller, Awaited<ReturnType<typeof makeUser>>['user']>();
beforeAll(async () => {
  shop = await makeTestApp();
  for (const caller of CALLERS) {
    if (caller === 'anonymous') continue;
    const permissions = isPermission(caller) ? [caller] : [];
    const { user } = await makeUser(shop.services, {
      id: `only-${caller}`,
      admin: caller === 'admin',
      permissions,
    });
    people.set(caller, user);
  }
});
afterAll(() => shop.close());

/** A token of its own for every call: one of them signs out. */
async function tokenOf(caller: Caller): Promise<string | undefined> {
  const user = people.get(caller);
  return user && (await shop.services.sessions.create(user, { agent: null, address: '::1' }));
}

/** What the table says of a caller. */
function answerFor(opens: string, caller: Caller): 'open' | 'UNAUTHENTICATED' | 'FORBIDDEN' {
  if (opens === '-') return 'open';
  if (caller === 'anonymous') return 'UNAUTHENTICATED';
  return opens === '+' || caller === 'admin' || opens.split(' ').includes(caller) ? 'open' : 'FORBIDDEN';
}

describe('the table of doors', () => {
  it('has every endpoint once, and none that does not exist', () => {
    expect(DOORS.map(({ line }) => line).sort()).toEqual([...nameOf.keys()].sort());
  });

  it('opens them to permissions that exist', () => {
    const words = DOORS.flatMap(({ opens }) => (opens === '-' || opens === '+' ? [] : opens.split(' ')));
    expect(words.filter((word) => !isPermission(word))).toEqual([]);
  });

  it.each(DOORS)('$line is published as open to $opens', (door) => {
    const { access }: EndpointContract = contract[endpointOf(door)];
    const published = { anonymous: ['-'], user: ['+'] };
    const listed = access === 'anonymous' || access === 'user' ? published[access] : [access].flat();
    expect([...listed].sort()).toEqual(door.opens.split(' ').sort());
  });
});

describe('every endpoint × every caller', () => {
  it.each(DOORS)('$line opens to $opens and to an admin, and refuses all others', async ({ line, opens }) => {
    const [method = '', path = ''] = line.split(' ');
    const seen: Record<string, string> = {};
    for (const caller of CALLERS) {
      const answer = await shop.request(method, path.replace(/\{\w+\}/g, 'nothing-here'), {
        token: await tokenOf(caller),
        body: method === 'GET' ? undefined : {},
        headers: { 'idempotency-key': `doors-${line.replace(/[^a-z]/gi, '-')}` },
      });
      const text = await answer.text();
      const code = answer.status < 400 ? '' : (JSON.parse(text) as { errorCode: string }).errorCode;
      seen[caller] = code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' ? code : 'open';
      expect(answer.status, caller).toBeLessThan(500);
    }
    expect(seen).toEqual(Object.fromEntries(CALLERS.map((caller) => [caller, answerFor(opens, caller)])));
  });
});

describe('an endpoint behind a permission', () => {
  it('tells a customer or a stranger nothing, whatever they send', async () => {
    const { token } = await makeUser(shop.services);
    for (const { line } of DOORS.filter(({ opens }) => opens !== '-' && opens !== '+')) {
      const [method = '', path = ''] = line.split(' ');
      const send = (as?: string) =>
        shop.request(method, `${path.replace(/\{\w+\}/g, 'x')}?pagina=x`, {
          token: as,
          body: method === 'GET' ? undefined : { nonsense: true },
        });
      expect([line, (await send()).status, (await send(token)).status]).toEqual([line, 401, 403]);
    }
  });
});
