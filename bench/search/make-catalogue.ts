import { sql } from 'drizzle-orm';
import { withCheckDigit } from '@/lib/codes/gtin';
import type { Db } from '@/server/db/client';
import { readDemoData, type DemoProduct } from '@/server/seed/demo-data';
import { seedCatalog } from '@/server/seed/seed-catalog';
import { seedContent } from '@/server/seed/seed-content';
import { indexAllProducts } from '@/server/domains/catalog/search/search-index.repo';
import { everyPicture } from '@/testing/seeded-catalog';

const BATCH = 1_000;
/** Batches that are written at the same time, each over a connection. */
const AT_ONCE = 3;

/** A random number from 0 to 1 that is the same in every run (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const SYLLABLES = [
  'ba',
  'ri',
  'lo',
  'ma',
  'te',
  'cu',
  'va',
  'ne',
  'si',
  'do',
  'ra',
  'pe',
  'go',
  'ju',
  'fi',
  'la',
];
const PLACES = [
  'Cerrado',
  'Pantanal',
  'Serra',
  'Campo',
  'Vale',
  'Sertão',
  'Pampa',
  'Chapada',
  'Vereda',
  'Lagoa',
];

interface Words {
  random: () => number;
  demo: readonly DemoProduct[];
  sentences: ReadonlyMap<string, readonly string[]>;
}

function pick<T>(random: () => number, list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** A line name: a made-up word and a place, so that the vocabulary grows with the catalogue as in a real one. */
function lineName(random: () => number, size: number): string {
  const lines = Math.ceil(Math.sqrt(size) * 3);
  const index = Math.floor(random() * lines);
  const own = makeRandom(index + 1);
  const word = Array.from({ length: 3 }, () => pick(own, SYLLABLES)).join('');
  return `${word[0]?.toUpperCase() ?? ''}${word.slice(1)} ${pick(own, PLACES)}`;
}

function planProduct({ random, demo, sentences }: Words, index: number, size: number) {
  const base = pick(random, demo);
  const id = `g${index}`;
  const line = lineName(random, size);
  const kind = base.displayInfo.title.split(' ').slice(2).join(' ');
  const species = base.displayInfo.species[0] ?? '';
  const text = Array.from({ length: 5 }, () => pick(random, sentences.get(species) ?? [''])).join(' ');
  const reviews = Math.floor(random() ** 3 * 80);
  const stars = Math.round(reviews * (3.5 + random() * 1.5));
  return {
    base: base.slug,
    // As the columns are called: the database writes these over a copy of the demo product.
    product: {
      id,
      slug: `produto-${index}`,
      title: `${line} ${kind || base.displayInfo.title} ${Math.floor(random() * 100)}`,
      line_name: line,
      description: text,
      translations: {},
      gallery: [],
      hardcoded_reviews: [],
      hardcoded_reviews_score: {
        ...base.hardcodedReviewsScore,
        totalReviewsCount: reviews,
        totalReviewsStars: stars,
      },
      related_slugs: [],
      flash_sale_ends_at: null,
      new_arrival: random() < 0.05,
      sold_count: Math.floor(3 / (random() + 0.002)),
      created_at: new Date(Date.UTC(2024, 0, 1) + Math.floor(random() * 1_000) * 86_400_000),
    },
    packs: base.variations.map(({ price }, position) => {
      const priceCents = Math.round(price * 100 * (0.5 + random() * 1.5));
      return {
        id: `${id}-v${position}`,
        product_id: id,
        sku: `${id}-${position}`,
        // All of Brazil's begin alike, as in a real catalogue.
        gtin13: withCheckDigit(`789${String(1_000_000 + index * 10 + position).padStart(9, '0')}`),
        price_cents: priceCents,
        sale_price_cents: random() < 0.15 ? Math.round(priceCents * 0.9) : null,
        stock: random() < 0.1 ? 0 : Math.ceil(random() * 500),
      };
    }),
  };
}

const TRIGGERED = ['products', 'variations', 'product_categories'];

/** For one index after the other; the server's own setting may be small. */
const INDEX_MEMORY = '512MB';

/**
 * Fills the tables without the indexes that cost most to write row by row, and makes those again from the whole, which
 * takes a fraction of the time. What makes a row unique, and what the filling itself reads by, stays.
 */
async function withoutIndexes(db: Db, fill: () => Promise<void>): Promise<void> {
  const indexes = await db
    .select({ name: sql<string>`c.relname`, definition: sql<string>`pg_get_indexdef(c.oid)` })
    .from(
      sql`pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      join pg_namespace n on n.oid = c.relnamespace`,
    )
    .where(
      sql`n.nspname = 'public' and not i.indisunique
      and (a.amname = 'gin' or i.indrelid in ('product_listings'::regclass, 'listing_samples'::regclass))`,
    );
  for (const { name } of indexes) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await fill();
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = ${sql.raw(`'${INDEX_MEMORY}'`)}`);
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  });
}

const planBatch = (words: Words, start: number, size: number) =>
  Array.from({ length: Math.max(0, Math.min(BATCH, size - start)) }, (_, index) =>
    planProduct(words, start + index, size),
  );

const writeBatch = (db: Db, rows: ReturnType<typeof planBatch>) =>
  db.transaction(async (tx) => {
    const made = sql`jsonb_array_elements(${JSON.stringify(rows)}::jsonb) made join products p on p.slug = made->>'base'`;
    await tx.execute(
      sql`insert into products select (jsonb_populate_record(p, made->'product')).* from ${made}`,
    );
    await tx.execute(sql`insert into variations
      select (jsonb_populate_record(v, made->'packs'->v.position)).* from ${made} join variations v on v.product_id = p.id`);
    await tx.execute(sql`insert into product_categories (product_id, category_id, position)
      select made->'product'->>'id', c.category_id, c.position from ${made}
      join product_categories c on c.product_id = p.id`);
    await tx.execute(sql`select refresh_listings(array(select made->'product'->>'id' from ${made}), true)`);
  });

/** Fills an empty, migrated database with the demo shop and `size` products made of its words, indexed. */
export async function makeCatalogue(db: Db, size: number): Promise<void> {
  const demo = await readDemoData();
  await seedCatalog(db, demo, everyPicture, new Date('2026-11-21T12:00:00Z'));
  await seedContent(db, demo, everyPicture);
  const random = makeRandom(42);
  const sentences = new Map<string, string[]>();
  for (const { displayInfo } of demo.products) {
    const species = displayInfo.species[0] ?? '';
    const known = sentences.get(species) ?? [];
    sentences.set(species, [...known, ...displayInfo.description.split(/(?<=\.)\s+/)]);
  }
  const words = { random, demo: demo.products, sentences };
  await withoutIndexes(db, async () => {
    // One refresh for a batch instead of one for every statement.
    for (const table of TRIGGERED) await db.execute(sql.raw(`alter table ${table} disable trigger user`));
    for (let start = 0; start < size; start += BATCH * AT_ONCE) {
      const starts = Array.from({ length: AT_ONCE }, (_, at) => start + at * BATCH);
      // Planned in order, because the random numbers are the same in every run; written side by side.
      await Promise.all(starts.map((from) => writeBatch(db, planBatch(words, from, size))));
    }
    for (const table of TRIGGERED) await db.execute(sql.raw(`alter table ${table} enable trigger user`));
    await db.execute(sql`analyze`);
    await indexAllProducts(db, AT_ONCE);
  });
  await db.execute(sql`vacuum analyze`);
}
