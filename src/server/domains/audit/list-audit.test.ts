import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditList } from '@/contract/schemas/reports';
import { auditLog } from '@/server/db/schema/users';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
let reader: string;

beforeAll(async () => {
  shop = await makeTestApp();
  const { services } = shop;
  reader = (await makeUser(services, { fullName: 'Joana Leitora', permissions: ['reports.read'] })).token;
  await makeUser(services, { id: 'aurora', fullName: 'Aurora Valadão' });
  await makeUser(services, { id: 'namesake', fullName: 'Aurora Valadão Neta' });
  await makeUser(services, { id: 'ido', fullName: 'Bento Ido', deletedAt: services.clock.now() });
  const put = (moment: string, action: string, actorId: string | null, entityId = 'p1') =>
    services.db.insert(auditLog).values({
      at: new Date(moment),
      actorId,
      action,
      entity: action.split('.')[0] ?? '',
      entityId,
      details: { before: { price: 1 }, after: { price: 2 } },
    });
  await put('2026-11-20T02:59:00Z', 'product.update', 'aurora');
  await put('2026-11-20T03:00:00Z', 'product.create', 'aurora', 'p2');
  await put('2026-11-20T12:00:00Z', 'order.move', 'ido');
  await put('2026-11-20T12:00:00Z', 'order.update', null);
  await put('2026-11-21T12:00:00Z', 'products%.x', 'unknown');
});
afterAll(() => shop.close());

const ask = async (query: string, token = reader) => {
  const response = await shop.request('GET', `/report/audit?${query}`, { token });
  return { status: response.status, body: (await response.json()) as AuditList };
};

describe('the audit log', () => {
  it('tells who did what, newest first; who is gone has no name', async () => {
    const { body } = await ask('');
    expect(body.items.map(({ action, actor }) => [action, actor])).toEqual([
      ['products%.x', null],
      ['order.update', null],
      ['order.move', null],
      ['product.create', 'Aurora Valadão'],
      ['product.update', 'Aurora Valadão'],
    ]);
    expect(body).toMatchObject({ total: 5, page: 1, pageCount: 1 });
    expect(body.items[4]).toMatchObject({
      at: '2026-11-20T02:59:00.000Z',
      entity: 'product',
      entityId: 'p1',
      details: { before: { price: 1 }, after: { price: 2 } },
    });
  });

  it.each([
    ['acao=product.', ['product.create', 'product.update']],
    ['acao=product.update', ['product.update']],
    ['autor=aurora', ['product.create', 'product.update']],
    ['autor=namesake', []],
    ['autor=ido', []],
    ['acao=%25', []],
    ['acao=products%25', ['products%.x']],
    ['acao=', ['products%.x', 'order.update', 'order.move', 'product.create', 'product.update']],
    ['entidade=order', ['order.update', 'order.move']],
    ['entidade=product&id=p2', ['product.create']],
    ['id=nothing', []],
    ['quem=aurora', ['product.create', 'product.update']],
    ['quem=valad', ['product.create', 'product.update']],
    ['quem=bento', []],
    ['quem=_', []],
    ['de=2026-11-21', ['products%.x']],
    ['ate=2026-11-19', ['product.update']],
    ['de=2026-11-20&ate=2026-11-20&quem=aurora', ['product.create']],
    ['de=0000-01-01&ate=9999-12-31&acao=order.move', ['order.move']],
  ])('of %s holds just that', async (query, actions) => {
    const { body } = await ask(query);
    expect(body.items.map(({ action }) => action)).toEqual(actions);
    expect(body.total).toBe(actions.length);
  });

  it('comes in pages, each entry on one of them', async () => {
    const at = new Date('2025-01-01T00:00:00Z');
    for (let index = 0; index < 50; index += 1)
      await shop.services.db
        .insert(auditLog)
        .values({ at, actorId: null, action: 'lead.update', entity: 'lead', entityId: 'x', details: {} });
    const ids: number[] = [];
    for (const pagina of [1, 2, 3])
      ids.push(...(await ask(`acao=lead.&pagina=${pagina}`)).body.items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(50);
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
  });

  it('tells what was written about a customer, or looked for, to who may read that elsewhere', async () => {
    const at = new Date('2025-01-02T00:00:00Z');
    const fields = { internalNote: 'Deve dinheiro', prescriptionVeterinarian: 'Helena Quaresma' };
    const entries = [
      ['order', { number: 'BL-1', from: 'approved', to: 'refunded', note: 'Filha doente' }],
      ['order', { number: 'BL-1', before: fields, after: { ...fields, prescriptionStatus: 'approved' } }],
      ['order', { filters: { q: 'zulmira', estado: 'approved' }, rows: 3 }],
      ['user', { filters: { q: '111.444.777-35', representantes: true }, rows: 1 }],
      ['product', { before: { note: 'um' }, after: { note: 'dois' } }],
    ] as const;
    for (const [entity, details] of entries)
      await shop.services.db
        .insert(auditLog)
        .values({ at, actorId: null, action: 'told.x', entity, entityId: 'x', details });
    const detailsFor = async (...permissions: string[]) => {
      const { token } = await makeUser(shop.services, { permissions: ['reports.read', ...permissions] });
      return (await ask('acao=told.', token)).body.items.map(({ details }) => details).reverse();
    };
    const [whole, plain] = [entries.map(([, details]) => details), await detailsFor()];
    expect(plain).toEqual([
      { number: 'BL-1', from: 'approved', to: 'refunded' },
      { number: 'BL-1', before: {}, after: { prescriptionStatus: 'approved' } },
      { filters: { estado: 'approved' }, rows: 3 },
      { filters: { representantes: true }, rows: 1 },
      { before: { note: 'um' }, after: { note: 'dois' } },
    ]);
    expect(await detailsFor('orders.read')).toEqual([...whole.slice(0, 3), ...plain.slice(3)]);
    expect(await detailsFor('orders.read', 'users.read')).toEqual(whole);
  });

  it('is for `reports.read` alone, and refuses what is no day', async () => {
    const other = await makeUser(shop.services, {
      permissions: ['users.read', 'users.write', 'orders.write'],
    });
    expect((await ask('', other.token)).status).toBe(403);
    expect((await shop.request('GET', '/report/audit')).status).toBe(401);
    expect((await ask('de=ontem')).status).toBe(422);
  });
});
