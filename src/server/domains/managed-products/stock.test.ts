import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StockAdjustmentList } from '@/contract/schemas/managed-products';
import { orderLines, orders, stockAdjustments, variations } from '@/server/db/schema';
import { makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makePackBody } from '@/testing/make-product-body';
import { makeProductEditor } from '@/testing/make-product-editor';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { runs } from '@/testing/runs';

let shop: TestApp;
let editor: Awaited<ReturnType<typeof makeProductEditor>>;
let buyer: Awaited<ReturnType<typeof makeUser>>;

beforeAll(async () => {
  shop = await makeTestApp();
  await makeProduct(shop.services.db, { id: 'velho' });
  editor = await makeProductEditor(shop);
  buyer = await makeUser(shop.services);
});
afterAll(() => shop.close());

const makeStocked = async (stock: number) => {
  const product = await editor.create({ variations: [makePackBody({ stock })] });
  return { id: product.id, packId: product.variations[0]?.id ?? '' };
};
const adjust = (id: string, body: object) => editor.send('POST', `/product/all/${id}/stock`, body);
const list = async (id: string, page = 1) =>
  StockAdjustmentList.parse(
    await (await editor.send('GET', `/product/all/${id}/stock?pagina=${page}`)).json(),
  );

describe('an adjustment of stock', () => {
  it('changes what is on hand and stands in the history, newest first, and in the audit log', async () => {
    const { id, packId } = await makeStocked(4);
    const body = { variationId: packId, change: 6, reason: 'purchase', note: 'NF 123' };
    const answer = await adjust(id, body);
    expect(answer.status).toBe(200);
    expect(await editor.read(answer)).toMatchObject({ version: 1, variations: [{ stock: 10 }] });
    expect(await list(id)).toMatchObject({
      total: 2,
      items: [
        { change: 6, stockAfter: 10, reason: 'purchase', note: 'NF 123', by: 'Tereza Prado' },
        { change: 4, stockAfter: 4, reason: 'initial', note: null },
      ],
    });
    expect(await editor.lastAudit(id)).toMatchObject({
      action: 'product.adjust_stock',
      details: { before: { stock: 4 }, after: { stock: 10, reason: 'purchase' } },
    });
  });

  it('counts once, however often the form that sent it tries again', async () => {
    const { id, packId } = await makeStocked(4);
    const body = { variationId: packId, change: 10, reason: 'purchase', key: `key of ${packId}` };
    const answers = await Promise.all([adjust(id, body), adjust(id, body)]);
    answers.push(await adjust(id, body));
    for (const answer of answers)
      expect(await editor.read(answer)).toMatchObject({ variations: [{ stock: 14 }] });
    expect(await list(id)).toMatchObject({ total: 2 });
    await adjust(id, { ...body, key: `another key of ${packId}` });
    expect(await list(id)).toMatchObject({ total: 3, items: [{ stockAfter: 24 }, {}, {}] });
    const other = await makeStocked(4);
    const beside = await adjust(other.id, { ...body, variationId: other.packId });
    expect(await editor.read(beside)).toMatchObject({ variations: [{ stock: 14 }] });
  });

  it('never takes more than there is, and then tells what is left', async () => {
    const { id, packId } = await makeStocked(4);
    const answer = await adjust(id, { variationId: packId, change: -5, reason: 'loss' });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      errorCode: 'OUT_OF_STOCK',
      details: { items: [{ variationId: packId, requested: 5, available: 4 }] },
    });
    expect((await list(id)).total).toBe(1);
  });

  it('of ten at once for five units takes five', async () => {
    const { id, packId } = await makeStocked(5);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => adjust(id, { variationId: packId, change: -1, reason: 'loss' })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect((await list(id)).items[0]).toMatchObject({ stockAfter: 0 });
  });

  it.each([
    ['nothing', { change: 0 }, { change: 'invalid' }],
    ['more than the shop counts', { change: 1_000_000 }, { change: 'tooLarge' }],
    ['an unknown reason', { change: 1, reason: 'because' }, { reason: 'unknownOption' }],
    ['a pack of another product', { change: 1, variationId: 'velho-v1' }, { variationId: 'unknownOption' }],
  ])('of %s is refused', async (_what, body, fields) => {
    const { id, packId } = await makeStocked(1);
    const answer = await adjust(id, { variationId: packId, reason: 'other', ...body });
    expect(await editor.fieldsOf(answer)).toEqual(fields);
  });

  it('of no product is not found', async () => {
    const body = { variationId: 'velho-v1', change: 1, reason: 'other' };
    expect((await adjust('nao-ha', body)).status).toBe(404);
    expect((await editor.send('GET', '/product/all/nao-ha/stock')).status).toBe(404);
  });
});

it('what came in at first, plus every adjustment, less what orders hold, is what is on hand', async () => {
  const { db } = shop.services;
  const step = fc.oneof(
    fc.record({ kind: fc.constant('adjust' as const), units: fc.integer({ min: -8, max: 8 }) }),
    fc.record({ kind: fc.constant('order' as const), units: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ kind: fc.constant('cancel' as const), units: fc.constant(0) }),
    fc.record({ kind: fc.constant('import' as const), units: fc.integer({ min: 0, max: 12 }) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(10), fc.array(step, { maxLength: 8 }), async (initial, steps) => {
      const { id, packId } = await makeStocked(initial);
      const [pack] = await db.select().from(variations).where(eq(variations.id, packId));
      const placed: string[] = [];
      for (const { kind, units } of steps) {
        if (kind === 'adjust') await adjust(id, { variationId: packId, change: units, reason: 'count' });
        if (kind === 'order')
          await makeOrder(shop, buyer.token, packId, { quantity: units, freightService: 'retirada' }).then(
            ({ number }) => placed.push(number),
            () => undefined,
          );
        if (kind === 'cancel')
          await shop.request('POST', `/order/${placed.pop() ?? 'none'}/cancel`, {
            token: buyer.token,
            body: {},
          });
        if (kind === 'import')
          await editor.send('POST', '/product/import', {
            firstLine: 2,
            dryRun: false,
            lines: [{ sku: pack?.sku ?? '', estoque: String(units) }],
          });
      }
      const [now] = await db.select().from(variations).where(eq(variations.id, packId));
      const adjusted = await db
        .select()
        .from(stockAdjustments)
        .where(eq(stockAdjustments.variationId, packId));
      const held = await db
        .select({ quantity: orderLines.quantity, holds: orders.holdsStock })
        .from(orderLines)
        .innerJoin(orders, eq(orders.id, orderLines.orderId))
        .where(eq(orderLines.variationId, packId));
      const came = adjusted.reduce((sum, { change }) => sum + change, 0);
      const went = held.reduce((sum, { quantity, holds }) => sum + (holds ? quantity : 0), 0);
      expect(now?.stock).toBe(came - went);
      expect(now?.stock).toBeGreaterThanOrEqual(0);
    }),
    runs(15),
  );
});
