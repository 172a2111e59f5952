import type { ProductCard } from '@/contract/schemas/catalog';
import type { Db } from '@/server/db/client';
import { listCardRows, listCategoryRefRows, listStarCounts, listVariationRows } from './cards.repo';
import { planProductCard, type CardOptions } from './product-card';

/** Groups rows by the product they belong to. */
export function groupByProduct<Row extends { productId: string }>(rows: Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.productId);
    if (group) group.push(row);
    else groups.set(row.productId, [row]);
  }
  return groups;
}

/** Cards in the order of `ids`, with four queries, side by side where the database has several
 * connections, however many there are. Ids that do not exist are left out. */
export async function loadCards(db: Db, ids: string[], options: CardOptions): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const [rows, packRows, refRows, stars] = await Promise.all([
    listCardRows(db, ids),
    listVariationRows(db, ids),
    listCategoryRefRows(db, ids),
    listStarCounts(db, ids),
  ]);
  const packs = groupByProduct(packRows);
  const refs = groupByProduct(refRows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const parts = { variations: packs.get(id) ?? [], categories: refs.get(id) ?? [], stars: stars.get(id) };
    return [planProductCard(row, parts, options)];
  });
}
