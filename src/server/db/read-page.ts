import { PAGE_SIZE } from '@config/commerce';

/** A query in its order, before it is cut into pages. */
interface OrderedRows<Row> {
  limit: (rows: number) => { offset: (rows: number) => PromiseLike<Row[]> };
}

/**
 * One page of a list, by its number. The count and the rows are two queries, one after the other.
 * @param page 1 is the first; a page behind the last one is empty
 */
export async function readPage<Row, Item>(
  page: number,
  { total: counted, rows }: { total: PromiseLike<number>; rows: OrderedRows<Row> },
  toItem: (row: Row) => Item,
): Promise<{ items: Item[]; total: number; page: number; pageCount: number }> {
  const total = await counted;
  const found = await rows.limit(PAGE_SIZE).offset((page - 1) * PAGE_SIZE);
  return { items: found.map(toItem), total, page, pageCount: Math.ceil(total / PAGE_SIZE) };
}
