import { and, eq } from 'drizzle-orm';
import type { AdjustStockBody, ManagedProduct } from '@/contract/schemas/managed-products';
import type { Db } from '@/server/db/client';
import { products, variations } from '@/server/db/schema/catalog';
import { outOfStock } from '@/server/domains/orders/stock/stock.repo';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { Fault, notFound } from '@/server/kernel/fault';
import { createCatalogueWrites } from './change-catalogue';
import { getProductParts } from './managed-product.repo';
import { toManagedProduct } from './managed-product-view';
import { listPlaces, planProductEvents } from './places.repo';
import type { ProductContext } from './product-context';
import { changeStock, isCounted } from './stock-adjustments.repo';
import { insertAdjustments } from './write-packs.repo';

/** The pack, if it is one of the product. @throws Fault NOT_FOUND for the product, VALIDATION for the pack */
async function getPack(tx: Db, productId: string, variationId: string) {
  const [product] = await tx
    .select({ title: products.title })
    .from(products)
    .where(eq(products.id, productId));
  if (!product) throw notFound('Product');
  const [pack] = await tx
    .select({ stock: variations.stock })
    .from(variations)
    .where(and(eq(variations.id, variationId), eq(variations.productId, productId)));
  if (!pack)
    throw new Fault('VALIDATION', 'No pack of this product', { fields: { variationId: 'unknownOption' } });
  return { ...pack, title: product.title };
}

/**
 * Changes the stock of a pack by a number of units and stores the reason. The version of the product stays: stock changes
 * with every order, and an open editor must not become stale by it. A key that was sent before changes nothing: its answer
 * was lost.
 * @throws Fault NOT_FOUND, VALIDATION, OUT_OF_STOCK with what is left when more would go than there is
 */
export async function adjustStock(
  context: ProductContext,
  actor: SessionUser,
  id: string,
  { variationId, change, reason, note, key }: AdjustStockBody,
): Promise<ManagedProduct> {
  if (change === 0) throw new Fault('VALIDATION', 'Nothing to change', { fields: { change: 'invalid' } });
  const at = context.clock.now();
  return createCatalogueWrites(context).audited(actor, async (tx) => {
    const { title, stock } = await getPack(tx, id, variationId);
    if (key && (await isCounted(tx, variationId, key)))
      return { result: toManagedProduct(await getProductParts(tx, id)), audit: [] };
    const pack = await changeStock(tx, variationId, change);
    if (!pack && change > 0)
      throw new Fault('VALIDATION', 'More than the shop counts', { fields: { change: 'tooLarge' } });
    if (!pack) throw outOfStock([{ variationId, title, requested: -change, available: stock }]);
    const adjustment = { variationId, change, stockAfter: pack.stock };
    await insertAdjustments(tx, [adjustment], { reason, note, by: actor.id, at, key });
    const places = (await listPlaces(tx, [id])).get(id);
    const details = {
      before: { sku: pack.sku, stock: pack.stock - change },
      after: { sku: pack.sku, stock: pack.stock, reason, note },
    };
    return {
      result: toManagedProduct(await getProductParts(tx, id)),
      audit: [{ action: 'product.adjust_stock', entityId: id, details }],
      events: planProductEvents(id, places, places),
    };
  });
}
