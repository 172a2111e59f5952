import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ImportReport } from '@/contract/schemas/managed-products';
import { products, stockAdjustments, variations } from '@/server/db/schema';
import { makeCategory, makeProduct } from '@/testing/make-product';
import { makeImportLine as makeLine, type ImportLine } from '@/testing/make-product-body';
import { makeProductEditor } from '@/testing/make-product-editor';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const START = '2026-11-21T12:00:00Z';
let shop: TestApp;
let editor: Awaited<ReturnType<typeof makeProductEditor>>;

beforeAll(async () => {
  shop = await makeTestApp({ now: START });
  await makeCategory(shop.services.db, { slug: 'equinos', species: 'equinos' });
});
beforeEach(async () => {
  shop.clock.current = new Date(START);
  editor = await makeProductEditor(shop);
});
afterAll(() => shop.close());

const post = (
  lines: ImportLine[],
  options: { dryRun?: boolean; firstLine?: number; setsStock?: boolean } = {},
) => editor.send('POST', '/product/import', { firstLine: 2, dryRun: false, lines, ...options });
const importLines = async (lines: ImportLine[], options: Parameters<typeof post>[1] = {}) => {
  const answer = await post(lines, options);
  expect(answer.status).toBe(200);
  return ImportReport.parse(await answer.json()).lines;
};
const getPack = async (sku: string) => {
  const [row] = await shop.services.db.select().from(variations).where(eq(variations.sku, sku));
  return row;
};
const getProduct = async (slug: string) => {
  const [row] = await shop.services.db.select().from(products).where(eq(products.slug, slug));
  return row;
};

it.each(['7891234567890', '7891234567', '789123456789X'])(
  'a line whose bar code has no right check digit is refused by its column, and nothing is written: %s',
  async (gtin) => {
    const line = makeLine({ gtin });
    expect(await importLines([line])).toEqual([
      { line: 2, sku: line.sku, outcome: 'refused', fields: { gtin: 'gtin' } },
    ]);
    expect(await getPack(line.sku ?? '')).toBeUndefined();
    const known = makeLine({ gtin: '7891234567895' });
    await importLines([known]);
    const [changed] = await importLines([{ ...known, gtin }]);
    expect(changed?.fields).toEqual({ gtin: 'gtin' });
    expect((await getPack(known.sku ?? ''))?.gtin13).toBe('7891234567895');
    await shop.services.db.delete(variations).where(eq(variations.sku, known.sku ?? ''));
  },
);

describe('a line with a new slug', () => {
  it('makes a draft with what the line says, of the species of its category, with its stock on record', async () => {
    const line = makeLine({
      estoque: '8',
      gtin: '7891234567895',
      linha_branca: 'sim',
      publicado: 'sim',
    });
    expect(await importLines([line])).toEqual([{ line: 2, sku: line.sku, outcome: 'created', fields: {} }]);
    const product = await getProduct(line.slug ?? '');
    expect(product).toMatchObject({
      published: false,
      species: ['equinos'],
      brandIds: ['boa-lida'],
      description: '',
    });
    const pack = await getPack(line.sku ?? '');
    expect(pack).toMatchObject({
      type: 'base',
      priceCents: 123_456,
      netWeightGrams: 30_000,
      stock: 8,
      gtin13: '7891234567895',
      buyOnlyLinhaBranca: true,
    });
    const noted = await shop.services.db
      .select()
      .from(stockAdjustments)
      .where(eq(stockAdjustments.variationId, pack?.id ?? ''));
    expect(noted).toMatchObject([{ change: 8, stockAfter: 8, reason: 'import', by: editor.id }]);
    expect(await editor.lastAudit(product?.id ?? '')).toMatchObject({ action: 'product.import' });
    const edited = await editor.send('GET', `/product/all/${product?.id ?? ''}`);
    expect(await editor.read(edited)).toMatchObject({ state: 'draft', slug: line.slug });
  });

  it('takes the packs of the lines that follow it', async () => {
    const first = makeLine();
    const { produto: _title, categorias: _categories, ...second } = makeLine({ slug: first.slug ?? '' });
    const report = await importLines([first, second]);
    expect(report.map(({ outcome }) => outcome)).toEqual(['created', 'created']);
    expect(await getPack(second.sku ?? '')).toMatchObject({ type: 'variation', position: 1 });
  });

  it('is refused with every column that is missing or wrong, and the other lines go through', async () => {
    const good = makeLine();
    const report = await importLines([
      { sku: 'SO-SKU', slug: 'so-slug' },
      makeLine({
        preco: '0,999',
        peso_liquido_g: 'trinta',
        categorias: 'nao-ha',
        marcas: 'nao-ha',
        cor: 'azul',
      }),
      makeLine({ slug: 'Não É Slug', preco_promocional: '9999,00', estoque: '-1', gtin: '123' }),
      makeLine({ slug: 'all' }),
      makeLine({ volume_ml: '500' }),
      good,
    ]);
    expect(report.map(({ line, fields }) => [line, fields])).toEqual([
      [
        2,
        {
          produto: 'required',
          categorias: 'required',
          apresentacao: 'required',
          preco: 'required',
          peso_envio_g: 'required',
          comprimento_cm: 'required',
          largura_cm: 'required',
          altura_cm: 'required',
          peso_liquido_g: 'required',
        },
      ],
      [
        3,
        {
          cor: 'unknownField',
          peso_liquido_g: 'integer',
          preco: 'money',
          categorias: 'unknownOption',
          marcas: 'unknownOption',
        },
      ],
      [4, { slug: 'slug', estoque: 'integer', gtin: 'gtin', preco_promocional: 'tooLarge' }],
      [5, { slug: 'taken' }],
      [6, { volume_ml: 'invalid' }],
      [7, {}],
    ]);
    expect(await getPack('SO-SKU')).toBeUndefined();
    expect(await getPack(good.sku ?? '')).toBeDefined();
  });
});

describe('a line with a known SKU', () => {
  const known = async () => {
    const line = makeLine();
    await importLines([line]);
    return line.sku ?? '';
  };

  it('changes the columns that are filled in and no others', async () => {
    const sku = await known();
    const before = await getPack(sku);
    const [line] = await importLines([{ sku, preco: '99.9', apresentacao: '', estoque: '3' }]);
    expect(line?.outcome).toBe('updated');
    expect(await getPack(sku)).toEqual({ ...before, priceCents: 9_990, stock: 3 });
  });

  it('that says what is so already changes nothing, no version and no stock', async () => {
    const line = makeLine({ estoque: '4' });
    await importLines([line]);
    const before = await getProduct(line.slug ?? '');
    expect(await importLines([line])).toMatchObject([{ outcome: 'unchanged' }]);
    expect(await getProduct(line.slug ?? '')).toEqual(before);
  });

  it('leaves units that were sold meanwhile sold, where the table is not to set the stock', async () => {
    const line = makeLine({ estoque: '8' });
    await importLines([line], { setsStock: false });
    await shop.services.db
      .update(variations)
      .set({ stock: 5 })
      .where(eq(variations.sku, line.sku ?? ''));
    expect(await importLines([line], { setsStock: false })).toMatchObject([{ outcome: 'unchanged' }]);
    await importLines([{ ...line, preco: '10' }], { setsStock: false });
    expect(await getPack(line.sku ?? '')).toMatchObject({ priceCents: 1_000, stock: 5 });
  });

  it('stays with its bar code where Excel rounded it; a new SKU with one is refused', async () => {
    const line = makeLine({ gtin: '7891234567895' });
    await importLines([line]);
    for (const gtin of ['7,89123E+12', '7.89E+12', '8E+11', '7,89e+12'])
      expect(await importLines([{ ...line, gtin }])).toMatchObject([{ outcome: 'unchanged' }]);
    expect(await getPack(line.sku ?? '')).toMatchObject({ gtin13: '7891234567895' });
    const refused = [makeLine({ gtin: '7,89E+12' }), { ...line, gtin: '7,89E+10' }];
    for (const one of refused) expect(await importLines([one])).toMatchObject([{ fields: { gtin: 'gtin' } }]);
    await shop.services.db.delete(variations).where(eq(variations.sku, line.sku ?? ''));
  });

  it('ends a sale with a sale price of 0 and changes the kind of content', async () => {
    const sku = await known();
    await importLines([{ sku, preco_promocional: '1000' }]);
    expect(await getPack(sku)).toMatchObject({ salePriceCents: 100_000 });
    await importLines([{ sku, preco_promocional: '0', volume_ml: '500' }]);
    expect(await getPack(sku)).toMatchObject({
      salePriceCents: null,
      netVolumeMl: 500,
      netWeightGrams: null,
    });
  });

  it('changes its product too, but moves no pack to another', async () => {
    const [one, other] = [makeLine(), makeLine()];
    await importLines([one, other]);
    await importLines([{ sku: one.sku ?? '', produto: 'Outro nome', publicado: 'sim', especies: 'Aves' }]);
    expect(await getProduct(one.slug ?? '')).toMatchObject({
      title: 'Outro nome',
      published: true,
      species: ['aves'],
      version: 2,
    });
    const moved = await importLines([{ sku: one.sku ?? '', slug: other.slug ?? '' }]);
    expect(moved).toMatchObject([{ outcome: 'refused', fields: { slug: 'invalid' } }]);
  });

  it('whose product another line of the call describes otherwise is refused, and takes nothing back', async () => {
    const [one, other] = [makeLine(), makeLine()];
    await importLines([one, { ...other, slug: one.slug ?? '', produto: one.produto ?? '' }]);
    const table = [
      { sku: one.sku ?? '', produto: 'Outro nome', publicado: 'não' },
      { sku: other.sku ?? '', produto: one.produto ?? '', publicado: 'não' },
    ];
    expect(await importLines(table)).toMatchObject([
      { outcome: 'updated' },
      { outcome: 'refused', fields: { produto: 'differs' } },
    ]);
    expect(await getProduct(one.slug ?? '')).toMatchObject({ title: 'Outro nome' });
  });

  it('that comes twice in a call is refused the second time', async () => {
    const sku = await known();
    const report = await importLines([
      { sku, estoque: '1' },
      { sku, estoque: '2' },
    ]);
    expect(report).toMatchObject([{ outcome: 'updated' }, { outcome: 'refused', fields: { sku: 'taken' } }]);
    expect(await getPack(sku)).toMatchObject({ stock: 1 });
  });

  it('tells the pages of a product that is on the shop, and those alone', async () => {
    const shown = await makeProduct(shop.services.db, { id: 'na-loja' });
    const draft = await known();
    const request = vi.spyOn(shop.services.revalidation, 'request');
    await importLines([
      { sku: 'SKU-na-loja-1', estoque: '1' },
      { sku: draft, estoque: '1' },
    ]);
    expect(request.mock.calls.map(([, event]) => event)).toMatchObject([
      { id: shown.id, slugs: [shown.slug] },
    ]);
  });
});

describe('a dry run', () => {
  it('reports what would happen and writes nothing', async () => {
    const lines = [makeLine(), { sku: '', preco: '1' }];
    const dry = await importLines(lines, { dryRun: true, firstLine: 40 });
    expect(dry).toMatchObject([
      { line: 40, outcome: 'created' },
      { line: 41, outcome: 'refused', fields: { sku: 'required' } },
    ]);
    expect(await getPack(lines[0]?.sku ?? '')).toBeUndefined();
    expect(await importLines(lines, { firstLine: 40 })).toEqual(dry);
  });

  it('asks for no password; the import does when a price changes, and only then', async () => {
    const line = makeLine();
    await importLines([line]);
    shop.clock.current = new Date(new Date(START).getTime() + 11 * 60_000);
    const priced = [{ sku: line.sku ?? '', preco: '1' }];
    expect((await post(priced, { dryRun: true })).status).toBe(200);
    const refused = await post(priced);
    expect(refused.status).toBe(403);
    expect(await editor.codeOf(refused)).toBe('PASSWORD_REQUIRED');
    expect(await getPack(line.sku ?? '')).toMatchObject({ priceCents: 123_456 });
    expect((await post([{ sku: line.sku ?? '', estoque: '5' }])).status).toBe(200);
  });
});

it('cells that cannot be stored are refused by name', async () => {
  const report = await importLines([
    makeLine({ produto: 'a\0b' }),
    makeLine({ '\0': 'x', apresentacao: '\ud800' }),
  ]);
  expect(report).toMatchObject([
    { outcome: 'refused', fields: { produto: 'invalid' } },
    { outcome: 'refused', fields: { apresentacao: 'invalid' } },
  ]);
});
