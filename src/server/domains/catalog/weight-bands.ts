import { sql, type SQL } from 'drizzle-orm';
import type { WEIGHT_BANDS } from '@/contract/constants';
import { variations } from '@/server/db/schema/catalog';

type Band = (typeof WEIGHT_BANDS)[number];

/** Upper end of each band in grams, inclusive; millilitres count as grams. What is heavier than the last is a lot. */
const UPPER_ENDS: [Band, number][] = [
  ['ate-1kg', 1_000],
  ['1-a-5kg', 5_000],
  ['5-a-15kg', 15_000],
  ['15-a-30kg', 30_000],
  ['40kg', 60_000],
];

/** The band of a pack by its net content. */
export const weightBand = (netContent: number): Band =>
  UPPER_ENDS.find(([, end]) => netContent <= end)?.[0] ?? 'lote';

/** The same rule in SQL, from the same table. */
export const weightBandSql: SQL<Band> = sql`case ${sql.join(
  UPPER_ENDS.map(
    ([band, end]) =>
      sql`when coalesce(${variations.netWeightGrams}, ${variations.netVolumeMl}, 0) <= ${sql.raw(String(end))} then ${sql.raw(`'${band}'`)}`,
  ),
  sql` `,
)} else 'lote' end`;
