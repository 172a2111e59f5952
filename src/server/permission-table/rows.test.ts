import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERMISSIONS, type Permission } from '@config/permissions';
import { addresses, sessions, users } from '@/server/db/schema';
import { makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { runs } from '@/testing/runs';

/** Who asks for every row: a stranger, a customer, a customer with each permission alone, an admin. */
const ROLES = ['anonymous', 'customer', ...PERMISSIONS, 'admin'] as const;
type Role = (typeof ROLES)[number];
type Made = Awaited<ReturnType<typeof makeUser>>;

const isPermission = (role: Role): role is Permission =>
  PERMISSIONS.some((permission) => permission === role);

let shop: TestApp;
let people: Record<Exclude<Role, 'anonymous'>, Made>;
let owner: Made;
let otherRepresentative: Made;
let order: string;
let addressId: string;
let sessionId: string;

beforeAll(async () => {
  shop = await makeTestApp();
  const { services } = shop;
  const make = (role: Role) =>
    makeUser(services, {
      id: `the-${role}`,
      admin: role === 'admin',
      permissions: isPermission(role) ? [role] : [],
      representativeCode: role === 'representante' ? 'CERRADO26' : null,
    });
  const made = [];
  for (const role of ROLES) if (role !== 'anonymous') made.push([role, await make(role)] as const);
  people = Object.fromEntries(made) as typeof people;
  otherRepresentative = await makeUser(services, {
    permissions: ['representante'],
    representativeCode: 'PAMPA26',
  });
  owner = await makeUser(services, { representedByCode: 'CERRADO26' });
  const product = await makeProduct(services.db, { variations: [{ stock: 9, shippingWeightGrams: 900 }] });
  order = (await makeOrder(shop, owner.token, `${product.id}-v1`)).number;
  await shop.request('POST', '/user/self/address', { token: owner.token, body: ADDRESS });
  const [address] = await services.db.select().from(addresses).where(eq(addresses.userId, owner.user.id));
  const [session] = await services.db.select().from(sessions).where(eq(sessions.userId, owner.user.id));
  addressId = address?.id ?? '';
  sessionId = session?.id ?? '';
});
afterAll(() => shop.close());

const ADDRESS = {
  recipient: 'Tereza Prado',
  postalCode: '38010000',
  state: 'MG',
  city: 'Uberaba',
  street: 'Rua do Curral',
  number: '12',
};

type Viewer = Role | 'owner' | 'otherRepresentative';
const REFUSED_BY_ALL = Object.fromEntries(ROLES.map((role) => [role, 403])) as Record<Role, number>;
const UNKNOWN_TO_ALL = Object.fromEntries(ROLES.map((role) => [role, 404])) as Record<Role, number>;

/** Which rows each viewer reaches, written by hand: a row of another user is not there. */
const ROW_RULES: [string, () => [string, string, unknown?], Partial<Record<Viewer, number>>][] = [
  [
    'an order is read by its owner, the representative it is credited to and orders.read',
    () => ['GET', `/order/${order}`],
    {
      ...UNKNOWN_TO_ALL,
      anonymous: 401,
      owner: 200,
      representante: 200,
      otherRepresentative: 404,
      'orders.read': 200,
      admin: 200,
    },
  ],
  [
    'an own order is its owner’s, also for others who may read it elsewhere',
    () => ['GET', `/order.json?number=${order}`],
    { ...UNKNOWN_TO_ALL, anonymous: 401, owner: 200, otherRepresentative: 404 },
  ],
  [
    'an order is moved by orders.write alone',
    () => ['PATCH', `/order/${order}/state`, { state: 'approved', version: 99 }],
    {
      ...REFUSED_BY_ALL,
      anonymous: 401,
      owner: 403,
      otherRepresentative: 403,
      'orders.write': 409,
      admin: 409,
    },
  ],
  [
    'what the shop writes beside an order is written by orders.write alone',
    () => ['PATCH', `/order/${order}`, { version: 99, internalNote: 'x' }],
    {
      ...REFUSED_BY_ALL,
      anonymous: 401,
      owner: 403,
      otherRepresentative: 403,
      'orders.write': 409,
      admin: 409,
    },
  ],
  [
    'an order is given back by its owner alone, also when others may read or move it',
    () => ['POST', `/order/${order}/withdrawal`, {}],
    { ...UNKNOWN_TO_ALL, anonymous: 401, owner: 409, otherRepresentative: 404 },
  ],
  [
    'a payment is settled by hand by its owner and orders.write alone',
    () => ['POST', '/checkout/fake_payment/', { number: order, outcome: 'approve' }],
    {
      ...UNKNOWN_TO_ALL,
      anonymous: 401,
      otherRepresentative: 404,
      'orders.write': undefined,
      admin: undefined,
    },
  ],
  [
    'a customer is seen by the representative who brought them and by users.read',
    () => ['GET', `/user/${owner.user.id}`],
    {
      ...REFUSED_BY_ALL,
      anonymous: 401,
      owner: 403,
      representante: 200,
      otherRepresentative: 404,
      'users.read': 200,
      admin: 200,
    },
  ],
  [
    'a customer is changed by users.write',
    () => ['PATCH', `/user/${owner.user.id}`, { permissions: [] }],
    {
      ...REFUSED_BY_ALL,
      anonymous: 401,
      owner: 403,
      otherRepresentative: 403,
      'users.write': 200,
      admin: 200,
    },
  ],
  [
    'an admin is changed by an admin',
    () => ['PATCH', '/user/the-admin', { permissions: [] }],
    { ...REFUSED_BY_ALL, anonymous: 401, owner: 403, 'users.write': 403, admin: 200 },
  ],
  [
    'several orders are moved by orders.write alone',
    () => ['POST', '/order/move', { numbers: [order], state: 'delivered' }],
    {
      ...REFUSED_BY_ALL,
      anonymous: 401,
      owner: 403,
      otherRepresentative: 403,
      'orders.write': 200,
      admin: 200,
    },
  ],
  [
    'the list of orders is taken along as a table by orders.read alone, not by whom it is shown to otherwise',
    () => ['GET', '/order/export'],
    { ...REFUSED_BY_ALL, anonymous: 401, owner: 403, 'orders.read': 200, admin: 200 },
  ],
  [
    'a coupon is changed by coupons.write alone',
    () => ['PATCH', '/coupon/all/no-such-coupon', { version: 1 }],
    { ...REFUSED_BY_ALL, anonymous: 401, owner: 403, 'coupons.write': 404, admin: 404 },
  ],
  [
    'who did what is read by reports.read alone',
    () => ['GET', '/report/audit'],
    { ...REFUSED_BY_ALL, anonymous: 401, owner: 403, 'reports.read': 200, admin: 200 },
  ],
  [
    'an address belongs to its owner, for every role',
    () => ['PUT', `/user/self/address/${addressId}`, ADDRESS],
    { ...UNKNOWN_TO_ALL, anonymous: 401, owner: 200, otherRepresentative: 404 },
  ],
  [
    'a session is ended by its owner alone, for every role',
    () => ['DELETE', `/user/self/sessions/${sessionId}`],
    { ...UNKNOWN_TO_ALL, anonymous: 401, otherRepresentative: 404 },
  ],
];

const personOf = (viewer: Exclude<Viewer, 'anonymous'>): Made => {
  if (viewer === 'owner') return owner;
  return viewer === 'otherRepresentative' ? otherRepresentative : people[viewer];
};

describe('every row × every viewer', () => {
  it.each(ROW_RULES)('%s', async (_rule, requestOf, expected) => {
    const [method, path, body] = requestOf();
    for (const [viewer, status] of Object.entries(expected) as [Viewer, number | undefined][]) {
      if (status === undefined) continue;
      const token = viewer === 'anonymous' ? undefined : personOf(viewer).token;
      const answer = await shop.request(method, path, { token, body });
      expect({ viewer, status: answer.status }).toEqual({ viewer, status });
    }
  });
});

describe('fewer permissions', () => {
  /** Everything a person with these permissions can get to see, as one set. */
  async function sightOf(permissions: readonly string[]): Promise<Set<string>> {
    const { db } = shop.services;
    await db
      .update(users)
      .set({ permissions: [...permissions] })
      .where(eq(users.id, people.customer.user.id));
    await db.update(users).set({ representativeCode: null }).where(eq(users.id, 'the-representante'));
    await db.update(users).set({ representativeCode: 'CERRADO26' }).where(eq(users.id, 'the-customer'));
    const { token } = people.customer;
    const seen = new Set<string>();
    for (const path of ['/user/', '/order/', '/user/self/orders', '/user/self/representative/figures']) {
      const answer = await shop.request('GET', path, { token });
      if (answer.status !== 200) continue;
      seen.add(path);
      const { items = [] } = (await answer.json()) as { items?: { id?: string; number?: string }[] };
      items.forEach(({ id, number }) => seen.add(`${path} ${id ?? number ?? ''}`));
    }
    for (const path of [`/order/${order}`, `/user/${owner.user.id}`, `/user/${people.admin.user.id}`]) {
      if ((await shop.request('GET', path, { token })).status === 200) seen.add(path);
    }
    return seen;
  }

  it('never see more', async () => {
    expect([...(await sightOf(['users.read', 'orders.read']))]).toContain(`/user/ ${owner.user.id}`);
    expect(await sightOf([])).toEqual(new Set(['/user/self/orders']));
    await fc.assert(
      fc.asyncProperty(fc.subarray([...PERMISSIONS]), fc.subarray([...PERMISSIONS]), async (held, chosen) => {
        const more = await sightOf(held);
        const fewer = await sightOf(held.filter((permission) => chosen.includes(permission)));
        expect([...fewer].filter((thing) => !more.has(thing))).toEqual([]);
      }),
      { ...runs(12), examples: [[['representante', 'users.read'], ['representante']]] },
    );
  });
});
