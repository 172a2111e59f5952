import { and, eq, sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProductListQuery } from '@/contract/schemas/catalog';
import { readEnv } from '@/env';
import { openDatabase, type Database, type Db } from '@/server/db/client';
import { products } from '@/server/db/schema/catalog';
import { productListings } from '@/server/db/schema/listing';
import type { Estimate } from '@/server/domains/catalog/listing/best-sellers';
import { isListed } from '@/server/domains/catalog/listing/list-conditions';
import { listManySorted } from '@/server/domains/catalog/listing/matches.repo';
import { loadLexemes } from '@/server/domains/catalog/search/search-lexemes';
import { listWordStates, matchSegments } from '@/server/domains/catalog/search/search.repo';
import { understandSearch } from '@/server/domains/catalog/search/search-understanding';
import { TRADE } from '@/server/domains/catalog/thesaurus/thesaurus';
import { makeCatalog } from '@/testing/seeded-catalog';
import { readBy as readScans } from '../read-by';
import { makeCatalogue } from './make-catalogue';
import { openEmpty } from './open-empty';

const server = process.env.TEST_DATABASE_URL;
const SIZE = 5_000;
const WIDE = ['product_texts', 'products', 'variations', 'product_categories'];

let database: Database;

/** Names of the indexes and tables that `work` read. */
const readBy = (work: () => Promise<unknown>) => readScans(database, work);

/** Does `work` on another connection while the database says that it holds a million products. */
async function asLarge(work: (db: Db) => Promise<void>): Promise<void> {
  const url = new URL(server ?? '');
  const [{ name } = { name: '' }] = await database.db
    .select({ name: sql<string>`current_database()` })
    .from(sql`(select 1) one`);
  url.pathname = name;
  const setSize = (rows: number) =>
    database.db.execute(
      sql`update pg_class set reltuples = ${rows} where oid = 'product_listings'::regclass`,
    );
  await setSize(1_000_000);
  // Statistics of a table's size are cached per connection.
  const other = await openDatabase(readEnv({ DATABASE_URL: url.href }));
  try {
    await work(other.db);
  } finally {
    await other.close();
    await setSize(SIZE);
  }
}

const list = (query: object) => makeCatalog(database.db).listProducts(ProductListQuery.parse(query));

describe.skipIf(!server)('on Postgres, over 5,000 products', () => {
  beforeAll(async () => {
    database = await openEmpty('postgres', server ?? '');
    await makeCatalogue(database.db, SIZE);
  });
  afterAll(() => database.close());

  it.each([
    ['a rare word', { q: 'florfenicol' }, 'product_listings_search'],
    ['a frequent word', { q: 'boi' }, 'product_listings_sample'],
    ['the best sellers with a frequent word', { q: 'kg' }, 'product_listings_popular'],
    ['a name among more than 4,000 matches', { q: 'kg' }, 'product_listings_named'],
    ['facets of the whole shop', {}, 'product_listings_facets'],
    ['the best sellers', {}, 'product_listings_popular'],
    ['the cheapest', { ordem: 'menor-preco' }, 'product_listings_price'],
    ['the cheapest with a frequent word', { q: 'kg', ordem: 'menor-preco' }, 'product_listings_price'],
    ['the cheapest per kilogram', { ordem: 'menor-preco-por-kg' }, 'product_listings_unit_price'],
    ['the best rated', { ordem: 'avaliacao' }, 'product_listings_stars'],
    ['the newest', { ordem: 'novidades' }, 'product_listings_newest'],
    ['the best sellers of a category', { categoria: 'equinos' }, 'product_listings_popular'],
    ['the best sellers of a phase', { fase: 'recria' }, 'product_listings_popular'],
    ['a price', { precoMin: '50', precoMax: '51' }, 'product_listings_price'],
  ])('%s is read from its index', async (_name, query, index) => {
    expect(await readBy(() => list(query))).toContain(index);
  });

  it.each([
    { q: 'florfenicol' },
    { q: 'kg' },
    { q: 'kg', pagina: 10 },
    {},
    { pagina: 40 },
    { categoria: 'aves' },
    { especie: 'bovinos', fase: 'recria', epoca: 'seca', necessidade: 'proteina' },
  ])('no table but the narrow listings is read from end to end for %j', async (query) => {
    const read = await readBy(() => list(query));
    expect(read.filter((name) => WIDE.includes(name))).toEqual([]);
  });

  it('a name in a category is read from one index of both', async () => {
    const named = sql`name_vector @@ 'mineral'::tsquery and category_ids && array['cat-equinos']`;
    const read = await readBy(() =>
      database.db.execute(sql`select product_id from product_listings where ${named}`),
    );
    expect(read).toEqual(['product_listings_named']);
  });

  it('suggestions read no such table from end to end', async () => {
    const suggest = (q: string) => () => makeCatalog(database.db).suggestSearch(q);
    await suggest('sal')();
    for (const q of ['s', 'sal mine', 'florfenicol']) {
      const read = await readBy(suggest(q));
      expect(read.filter((name) => WIDE.includes(name))).toEqual([]);
    }
  });

  it('a word that no product holds is looked up in the index, also while many writes wait to be merged into it', async () => {
    await database.db.execute(sql`update product_listings set text_version = text_version + 1
      where product_id in (select product_id from product_listings limit 200)`);
    const read = await readBy(() => listWordStates(database.db, 'boa-lida', ['xyzwq']));
    expect(read).toEqual(['product_listings_search']);
  });

  it.each(['xyzwq cavalo casco', 'florfenicol xyzwq', 'rasao', 'linimeno', 'boi', 'xyzwq notebook'])(
    'a catalogue that is called large understands “%s” as a small one does',
    async (q) => {
      const small = await list({ q });
      await asLarge(async (db) => {
        const large = await makeCatalog(db).listProducts(ProductListQuery.parse({ q }));
        expect(large.reading?.leftOut).toEqual(small.reading?.leftOut);
        expect(large.searchedFor).toEqual(small.searchedFor);
        expect(large.total > 0).toBe(small.total > 0);
      });
    },
  );

  it('a catalogue that is called large counts the whole shop once a minute, a small one each time', async () => {
    const publish = (published: boolean) =>
      database.db.update(products).set({ published }).where(eq(products.id, 'p001'));
    const { total } = await list({});
    await asLarge(async (db) => {
      const large = () => makeCatalog(db).listProducts(ProductListQuery.parse({}));
      expect((await large()).total).toBe(total);
      await publish(false);
      try {
        expect((await large()).total).toBe(total);
        expect((await list({})).total).toBe(total - 1);
      } finally {
        await publish(true);
      }
    });
  });

  it('a sorted page of a frequent word holds the same products, walked to or gathered', async () => {
    const kg = understandSearch('kg', TRADE);
    const text = matchSegments(kg, await loadLexemes(database.db, kg), null);
    const within = (condition: SQL) => and(isListed('boa-lida'), condition);
    const asked = { brandId: 'boa-lida', within, text, size: SIZE, offset: 48, sort: 'menor-preco' } as const;
    const pageOf = (found: Estimate, isPlain = false) =>
      listManySorted(database.db, { ...asked, found, isPlain });
    const page = await pageOf({ matches: 1, held: 1 });
    expect(page).toHaveLength(24);
    expect(await pageOf({ matches: SIZE, held: SIZE })).toEqual(page);
    expect(await pageOf({ matches: SIZE, held: SIZE }, true)).toEqual(page);
  });

  it('what goes with a product reads no such table from end to end', async () => {
    const { items } = await list({});
    for (const { id } of items.slice(0, 6)) {
      const read = await readBy(() => makeCatalog(database.db).listRecommendations(id));
      expect(read).toContain('product_listings_popular');
      expect(read.filter((name) => WIDE.includes(name))).toEqual([]);
    }
  });

  describe('a list of more than 4,000 products', () => {
    it('estimates its total and facets within 15 % of the exact counts', async () => {
      const found = await list({ q: 'kg' });
      const kg = understandSearch('kg', TRADE);
      const [counted = { total: 0, stocked: 0 }] = await database.db
        .select({
          total: sql<number>`count(*)::int`,
          stocked: sql<number>`(count(*) filter (where ${productListings.inStock}))::int`,
        })
        .from(productListings)
        .where(
          and(isListed('boa-lida'), matchSegments(kg, await loadLexemes(database.db, kg), null).condition),
        );
      expect(found.isEstimate).toBe(true);
      expect(counted.total).toBeGreaterThan(4_000);
      expect(Math.abs(found.total / counted.total - 1)).toBeLessThan(0.15);
      expect(Math.abs(found.facets.emEstoque / counted.stocked - 1)).toBeLessThan(0.15);
    });

    it('counts one by one what is left after a facet, and its pages hold every product once', async () => {
      const query = {
        q: 'kg',
        categoria: 'equinos',
        emEstoque: 'true',
        emOferta: 'true',
        ordem: 'menor-preco',
      };
      const first = await list(query);
      const ids: string[] = [];
      for (let pagina = 1; pagina <= first.pageCount; pagina += 1)
        ids.push(...(await list({ ...query, pagina })).items.map(({ id }) => id));
      expect(first.isEstimate).toBe(true);
      expect(ids).toHaveLength(first.total);
      expect(new Set(ids).size).toBe(first.total);
    });

    it('has 50 pages, by relevance ten, and the last one is full', async () => {
      const last = await list({ q: 'kg', ordem: 'menor-preco', pagina: 50 });
      expect([last.pageCount, last.items.length]).toEqual([50, 24]);
      const ranked = await list({ q: 'kg', pagina: 10 });
      expect([ranked.pageCount, ranked.items.length]).toEqual([10, 24]);
      expect((await list({ pagina: 51 })).items).toEqual([]);
    });
  });
});
