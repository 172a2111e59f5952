import { randomUUID } from 'node:crypto';
import type { Db } from '@/server/db/client';
import { orderLines, orders } from '@/server/db/schema';

type OrderRow = typeof orders.$inferInsert;
type LineRow = typeof orderLines.$inferInsert;

let counter = 0;

/**
 * Inserts an order directly, without checkout, stock and payment: for lists and figures only. Approved, of R$ 100,00
 * and without lines unless given; a line is one sack of R$ 100,00 of `variationId`.
 */
export async function insertOrder(
  db: Db,
  {
    lines = [],
    ...overrides
  }: Partial<OrderRow> & { lines?: (Partial<LineRow> & { variationId: string })[] } = {},
): Promise<OrderRow> {
  counter += 1;
  const order: OrderRow = {
    id: randomUUID(),
    number: `BL-${String(counter).padStart(6, '0')}`,
    brandId: 'boa-lida',
    userId: null,
    state: 'approved',
    subtotalCents: 10_000,
    discountCents: 0,
    pixDiscountCents: 0,
    freightCents: 0,
    totalCents: 10_000,
    freight: {
      service: 'retirada',
      name: 'Retirada na loja',
      carrier: null,
      businessDays: { min: 1, max: 1 },
    },
    payer: {
      fullName: 'Tereza Prado',
      email: 'tereza@cliente.example',
      document: '11144477735',
      stateRegistration: null,
      phone: null,
    },
    paymentMethod: 'pix',
    createdAt: new Date('2026-11-21T12:00:00Z'),
    ...overrides,
  };
  await db.insert(orders).values(order);
  for (const [position, line] of lines.entries()) {
    const productId = line.productId ?? line.variationId.replace(/-v\d+$/, '');
    await db.insert(orderLines).values({
      orderId: order.id,
      position,
      productId,
      slug: productId,
      title: `Produto ${productId}`,
      presentation: 'Saco 30 kg',
      quantity: 1,
      unitPriceCents: 10_000,
      totalCents: 10_000,
      discountCents: 0,
      ...line,
    });
  }
  return order;
}
