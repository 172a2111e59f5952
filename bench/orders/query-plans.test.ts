import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import { StaffOrderListQuery } from '@/contract/schemas/orders';
import type { Database } from '@/server/db/client';
import { listOrderRows } from '@/server/domains/orders/staff/order-list.repo';
import { readBy } from '../read-by';
import { openEmpty } from '../search/open-empty';
import { makeOrders } from './make-orders';

const server = process.env.TEST_DATABASE_URL;
const SIZE = 20_000;

let database: Database;
const list = (query: object) =>
  listOrderRows(database.db, { ...StaffOrderListQuery.parse(query), brandId: boaLida.id });

describe.skipIf(!server)('on Postgres, over 20,000 orders', () => {
  beforeAll(async () => {
    database = await openEmpty('postgres', server ?? '');
    await makeOrders(database.db, SIZE);
  });
  afterAll(() => database.close());

  it.each([
    ['the newest', {}, 'orders_brand'],
    ['the oldest', { ordem: 'antigos' }, 'orders_brand'],
    ['a late page', { pagina: '700' }, 'orders_brand'],
    ['the dearest', { ordem: 'maior-valor' }, 'orders_total_order'],
    ['the cheapest', { ordem: 'menor-valor' }, 'orders_total_order'],
    ['those of a state', { estado: 'approved' }, 'orders_brand_state'],
    ['those of a frequent state', { estado: 'delivered' }, 'orders_brand_state'],
    ['those of a day', { de: '2026-10-01', ate: '2026-10-01' }, 'orders_brand'],
    ['what staff must look at', { atencao: 'true' }, 'orders_attention'],
    ['a number', { q: 'BL-012345' }, 'orders_search_folded'],
    ['a rare name', { q: 'cliente777@fazenda' }, 'orders_search_folded'],
    ['a document with dots', { q: '430.142.799' }, 'orders_search_folded'],
  ])('%s are read from their index, and no table from end to end', async (_name, query, index) => {
    const read = await readBy(database, () => list(query));
    expect(read).toContain(index);
    expect(read).not.toContain('orders');
    expect(read).not.toContain('order_lines');
  });
});
