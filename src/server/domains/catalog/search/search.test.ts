import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProductListQuery } from '@/contract/schemas/catalog';
import { products } from '@/server/db/schema/catalog';
import { makeCatalog, seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';
import { runs } from '@/testing/runs';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
  await seedTestCatalog(database.db);
}, 60_000);
afterAll(() => database.close());

const search = (q: string) => makeCatalog(database.db).listProducts(ProductListQuery.parse({ q }));
const slugs = async (q: string) => (await search(q)).items.map(({ slug }) => slug);

describe('search on the demo catalogue', () => {
  it.each([
    ['80 g de fósforo', 'matriz-80-cria'],
    ['60 g/kg de fósforo', 'matriz-60'],
    ['40 P', 'matriz-40'],
    ['P40', 'matriz-40'],
  ])('finds a mineral by its level of phosphorus: %s', async (typed, slug) => {
    expect((await slugs(typed))[0]).toBe(slug);
  });

  it.each([
    ['racao', 'ração'],
    ['ração', 'rações'],
    ['mineral', 'minerais'],
    ['nucleo', 'núcleos'],
    ['boi', 'bois'],
    ['boi', 'gado'],
    ['egua', 'égua'],
    ['suplemento', 'suplementos'],
    ['saco', 'saca'],
  ])('finds the same for %s and %s', async (left, right) => {
    const [a, b] = [await search(left), await search(right)];
    expect(a.total).toBeGreaterThan(0);
    expect(b.total).toBe(a.total);
  });

  it.each([
    ['cavalo', 'equinos'],
    ['galinha', 'aves'],
    ['ovelha', 'ovinos'],
    ['bode', 'caprinos'],
    ['tilápia', 'peixes'],
    ['gado', 'bovinos'],
  ])('finds every product of the species that %s is', async (word, species) => {
    const { items, total } = await search(word);
    const { db } = database;
    const [row] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(products)
      .where(sql`${species} = any(${products.species})`);
    expect(total).toBeGreaterThanOrEqual(row?.count ?? 0);
    expect(items[0]?.displayInfo.species).toContain(species);
  });

  it.each([
    ['rassão', 'ração'],
    ['protenado', 'proteinado'],
    ['suplimento', 'suplemento'],
    ['minerau', 'mineral'],
    ['carapaticida', 'carrapaticida'],
  ])('finds %s as %s', async (slip, right) => {
    const wanted = await slugs(right);
    const found = await slugs(slip);
    expect(found.length).toBeGreaterThan(0);
    expect(found.slice(0, 3).every((slug) => wanted.includes(slug))).toBe(true);
  });

  it('puts the product whose name was typed first', async () => {
    expect((await slugs('seca brava 40'))[0]).toBe('seca-brava-40');
    expect((await slugs('casco rijo biotina'))[0]).toBe('casco-rijo-biotina');
  });

  it('finds a name typed with a slip', async () => {
    expect(await slugs('beserro rijo')).toContain('bezerro-rijo-creep');
  });

  it('finds translated titles', async () => {
    expect(await slugs('Dry Season with Urea')).toContain('pasto-forte-seca-ureia');
  });

  it.each([
    ['rasao', 'ração'],
    ['tilapa', 'tilápia'],
    ['poederas', 'poedeira'],
    ['garanhao quelatto', 'garanhao quelato'],
    ['linimeno', 'linimento'],
    ['remedio de verme', 'vermífugo'],
    ['sal minerl', 'sal mineral'],
  ])('shows for the slip %s what %s finds, and says so', async (slip, right) => {
    const [found, wanted] = [await search(slip), await search(right)];
    expect(found.searchedFor).toBe(right);
    expect(found.items.map(({ slug }) => slug)).toEqual(wanted.items.map(({ slug }) => slug));
    expect(found.total).toBeGreaterThan(0);
  });

  it('says nothing of another word where none was needed', async () => {
    const found = await search('racao');
    expect([found.searchedFor, found.suggestion]).toEqual([null, null]);
  });

  it('gives the results of the literal words when the correction is undone, with the same sort and filter', async () => {
    const chosen = { ordem: 'menor-preco', fase: 'trabalho' };
    const list = (query: object) => makeCatalog(database.db).listProducts(ProductListQuery.parse(query));
    const corrected = await list({ q: 'cavalo rasao', ...chosen });
    expect(corrected.searchedFor).toBe('cavalo ração');
    const undone = await list({ q: 'cavalo rasao', exato: 'true', ...chosen });
    expect(undone.searchedFor).toBeNull();
    expect(undone.reading?.leftOut).toEqual(['rasao']);
    const literal = await list({ q: 'cavalo', ...chosen });
    expect(undone.items.length).toBeGreaterThan(corrected.items.length);
    expect(undone.items.map(({ slug }) => slug)).toEqual(literal.items.map(({ slug }) => slug));
    expect((await list({ q: 'rasao', exato: 'true' })).items).toEqual([]);
  });

  it('only suggests a word that may as well be another', async () => {
    const found = await search('trator');
    expect(found.items).toEqual([]);
    expect(found.searchedFor).toBeNull();
    expect(found.suggestion).toBe('trato');
    expect((await search('xyzwq')).suggestion).toBeNull();
  });

  it.each(['xxxxxx', 'kkkkkkkk', 'hahahaha', 'kkkkkkkkkkkk'])(
    'puts no word in the place of %s',
    async (q) => {
      const found = await search(q);
      expect([found.searchedFor, found.suggestion, found.total]).toEqual([null, null, 0]);
    },
  );

  it('finds by most of the words what no product holds whole', async () => {
    expect(await slugs('remédio para casco rachado de cavalo')).toContain('casco-rijo-graxa');
    expect(await slugs('capa de celular')).toEqual([]);
  });

  it.each([
    'sal sem ureia cavalo',
    'horse salt without urea',
    'sal sin urea para caballo',
    'ملح بدون يوريا للخيل',
    'מלח ללא אוריאה לסוס',
  ])('shows nothing that has what a search wants to be without: %s', async (q) => {
    const rows = await database.db
      .select({ slug: products.slug })
      .from(products)
      .where(sql`${products.composition} ~* 'ureia'`);
    const withUrea = rows.map(({ slug }) => slug);
    expect(withUrea).toContain('seca-brava-40');
    const found = await slugs(q);
    expect(found[0]).toMatch(/^(tropa-firme|sal-rosa)/);
    expect(found).toEqual(expect.arrayContaining(['tropa-firme-bloco', 'tropa-no-pasto-seca']));
    expect(found.filter((slug) => withUrea.includes(slug))).toEqual([]);
  });

  it('lists what says to be free of a thing when nothing else is asked for', async () => {
    const found = await slugs('sem ureia');
    expect(found).toEqual(expect.arrayContaining(['bezerro-rijo-creep', 'rebanho-miudo-proteico-pasto']));
    expect(found).not.toContain('pasto-forte-seca-ureia');
  });

  it('does not take a product that is free of a thing for one that has it', async () => {
    expect(await slugs('ureia')).not.toContain('tropa-firme-bloco');
    expect(await slugs('monensina')).not.toContain('marcha-larga-12');
  });

  it('leaves a “without” out, and says so, when all that is asked for has the thing', async () => {
    const { items, reading } = await search('brava sem ureia');
    expect(items.length).toBeGreaterThan(0);
    expect(reading?.leftOut).toContain('sem ureia');
  });

  it.each([
    ['potro', ['tropa-firme-potros', 'marcha-larga-potro-18', 'tropeira-probiotico-pasta']],
    ['potranca', ['tropa-firme-potros', 'marcha-larga-potro-18', 'tropeira-probiotico-pasta']],
    ['filly', ['tropa-firme-potros', 'marcha-larga-potro-18', 'tropeira-probiotico-pasta']],
    ['bezerro', ['bezerro-rijo-desmama', 'bezerro-rijo-creep', 'bezerra-mansa-inicial']],
    ['cordeiro', ['rebanho-miudo-creep-cordeiro', 'rebanho-miudo-crescimento']],
    ['pintinho', ['terreiro-pintinho-inicial']],
    ['alevino', ['remanso-alevino-45']],
    ['égua prenhe', ['tropa-firme-potros']],
    ['garanhão', ['tropa-firme-quelato']],
    ['vaca leiteira', ['leite-da-lida-mineral', 'matriz-70-leite']],
  ])('puts what is meant for the age, sex or state first: %s', async (q, first) => {
    const found = await slugs(q);
    expect(found.slice(0, first.length).sort()).toEqual([...first].sort());
  });

  it('puts what names no age before what is meant for grown animals in a search for the young', async () => {
    const found = await slugs('potro');
    const [anyAge, grown] = ['casco-rijo-biotina', 'marcha-larga-15-trabalho'].map((slug) =>
      found.indexOf(slug),
    );
    expect(anyAge).toBeGreaterThan(0);
    expect(grown === -1 || Number(grown) > Number(anyAge)).toBe(true);
  });

  it.each(['sal 30kg', 'sal 30 kg', 'sal 30 quilos'])('finds packs by their size: %s', async (q) => {
    expect(await slugs(q)).toContain('matriz-40');
    expect(await slugs(q)).not.toContain('sal-rosa-tropeiro');
  });

  it.each([
    "'",
    '"',
    '\\',
    '%',
    ':*',
    '!',
    '& |',
    '<->',
    ')(',
    '-',
    '--',
    "'; drop table products; --",
    '😀',
    'a'.repeat(200),
  ])('answers the hostile text %s', async (text) => {
    const found = await search(text);
    expect(found.page).toBe(1);
  });

  it('answers any text there is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (text) => {
        const parsed = ProductListQuery.safeParse({ q: text });
        if (parsed.success) expect((await makeCatalog(database.db).listProducts(parsed.data)).page).toBe(1);
      }),
      runs(60),
    );
  });

  it('a line named Matriz does not make a sheep mineral a cow product', async () => {
    expect(await slugs('vaca leiteira')).not.toContain('matriz-ovinos');
  });
});
