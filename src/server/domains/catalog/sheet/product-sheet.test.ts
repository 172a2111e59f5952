import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linhaMatriz } from '@config/brands/linha-matriz';
import type { Locale } from '@config/locales';
import type { ErrorBody } from '@/contract/errors';
import { products } from '@/server/db/schema';
import { SHEETS_PER_ADDRESS } from '@/server/routes/shop/catalog.routes';
import { makeProduct } from '@/testing/make-product';
import { countPdfPages, readPdfText } from '@/testing/pdf/read-pdf-text';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let folder: string;
let shop: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  shop = await makeTestApp({ env: { MEDIA_DIR: folder, TRUSTED_PROXY: 'true' } });
  const packshot = sharp({ create: { width: 320, height: 320, channels: 4, background: '#ff000080' } });
  await writeFile(join(folder, 'seca-320.webp'), await packshot.webp().toBuffer());
  await makeProduct(shop.services.db, SECA);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const picture = { alt: '', width: 320, height: 320, widths: [320], color: '#ff0000' };
const shownEverywhere = { showOnThumbnail: true, showOnDetailsGallery: true, showOnInnerGallery: true };
const SECA = {
  id: 'seca-brava',
  title: 'Seca Brava 40',
  translations: { en: { title: 'Seca Brava Dry-Season Protein', directions: 'Offer freely.' } },
  composition: 'Farelo de soja, ureia pecuária.',
  directions: 'Fornecer de 1 a 2 g por kg de peso vivo.',
  guaranteeLevels: [
    { nutrient: 'Cálcio', value: 30, unit: 'g/kg', kind: 'min' as const },
    { nutrient: 'Cálcio', value: 45, unit: 'g/kg', kind: 'max' as const },
    { nutrient: 'Zinco', value: 1200, unit: 'mg/kg', kind: 'min' as const },
  ],
  warnings: ['Contém ureia: não fornecer a equinos.'],
  withdrawal: { meat: 'Não se aplica', milk: '4 dias', eggs: '' },
  storage: 'Local seco e arejado.',
  shelfLifeMonths: 6,
  dose: {
    basis: 'per_100kg_body_weight' as const,
    unit: 'g' as const,
    options: [{ label: 'Ganho moderado', gramsPerKgPerDay: 2, minDays: 60 }],
  },
  gallery: [{ srcUrl: '/media/seca-320.webp', ...picture, ...shownEverywhere }],
  variations: [
    { sku: 'BL-30', gtin13: '7890000001038', presentation: 'Saco 30 kg', priceCents: 12_345 },
    { sku: 'BL-5L', presentation: 'Galão 5 L', netWeightGrams: null, netVolumeMl: 5_000 },
  ],
};

const ask = (slug: string, locale?: Locale, of: TestApp = shop) =>
  of.request('GET', `/product/${slug}/sheet.pdf${locale ? `?locale=${locale}` : ''}`);
const read = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const readText = async (slug: string, locale?: Locale) => readPdfText(await read(await ask(slug, locale)));

describe('the technical sheet of a product as a PDF', () => {
  it('is a file that every cache may have, under a name of its own', async () => {
    const answer = await ask('seca-brava');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="ficha-tecnica-seca-brava.pdf"',
      'content-language': 'pt-BR',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const bytes = await read(answer);
    const text = bytes.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    // The brand’s logo and the picture of the pack.
    expect([...text.matchAll(/\/Subtype \/Image\b/g)]).toHaveLength(2);
  });

  it('says what the label says, with packs and address, and no price', async () => {
    const text = await readText('seca-brava');
    for (const part of [
      'Ficha técnica',
      'Seca Brava 40',
      'Linha de Teste',
      'Classificação Suplemento',
      'Registro fictício',
      'Validade 6 meses',
      'Conservação Local seco e arejado.',
      'Condição de venda Venda livre',
      'Responsável técnico fictício',
      'Composição Farelo de soja, ureia pecuária.',
      'Níveis de garantia por kg Nutriente mín. máx.',
      'Cálcio 30 g/kg 45 g/kg',
      'Zinco 1.200 mg/kg –',
      'Fornecer de 1 a 2 g por kg de peso vivo.',
      'Ganho moderado 200 g por 100 kg de peso vivo ao dia · por pelo menos 60 dias',
      'Contém ureia: não fornecer a equinos.',
      'Período de carência, leite: 4 dias',
      'Saco 30 kg BL-30 7890000001038 30 kg',
      'Galão 5 L BL-5L – 5 L',
      '/produtos/seca-brava',
      '21 de novembro de 2026 · 1/1',
      shop.services.brand.company.legalName,
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('R$');
    expect(text).not.toContain('123,45');
    expect(text).not.toContain('carência, ovos');
  });

  it('is in the asked language, with Portuguese where a text has no translation', async () => {
    const text = await readText('seca-brava', 'en');
    for (const part of ['Data sheet', 'Seca Brava Dry-Season Protein', 'Offer freely.', '1,200 mg/kg'])
      expect(text).toContain(part);
    expect(text).toContain('Composition Farelo de soja, ureia pecuária.');
    expect(text).toContain('30 kg bag');
    expect(await readText('seca-brava', 'es')).toContain('Niveles de garantía por kg');
  });

  it.each(['ar', 'he'] as const)(
    'is in Portuguese for %s, whose letters its fonts do not have',
    async (locale) => {
      const answer = await ask('seca-brava', locale);
      expect(answer.headers.get('content-language')).toBe('pt-BR');
      expect(readPdfText(await read(answer))).toContain('Níveis de garantia por kg Nutriente mín. máx.');
    },
  );

  it.each([
    [undefined, 'pt-BR'],
    ['en', 'en'],
    ['ar', 'pt-BR'],
  ] as const)('is where the product in %s says, in the language it says', async (locale, lang) => {
    const { technicalSheet } = await shop.call()('getProduct', {
      params: { slug: 'seca-brava' },
      query: { locale },
    });
    expect(technicalSheet?.lang).toBe(lang);
    const answer = await shop.app.request(technicalSheet?.href ?? 'no address');
    expect(answer.headers.get('content-language')).toBe(lang);
  });

  it('is not found for a product that is unknown, hidden or of another brand, or has nothing to say in one', async () => {
    await makeProduct(shop.services.db, { id: 'oculto', published: false });
    await makeProduct(shop.services.db, { id: 'de-outra', brandIds: ['linha-matriz'] });
    await makeProduct(shop.services.db, { id: 'mudo', composition: '', directions: '' });
    for (const slug of ['nao-existe', 'oculto', 'de-outra', 'mudo']) {
      const answer = await ask(slug);
      expect([slug, answer.status]).toEqual([slug, 404]);
      expect(((await answer.json()) as ErrorBody).errorCode).toBe('NOT_FOUND');
    }
    const { technicalSheet } = await shop.call()('getProduct', { params: { slug: 'mudo' }, query: {} });
    expect(technicalSheet).toBeNull();
  });

  it('goes on over numbered pages, whatever the texts hold', async () => {
    const word = 'Q'.repeat(6_000);
    await makeProduct(shop.services.db, {
      id: 'hostil',
      title: `\u202eTítulo\u0007 ≥ سل 🐄 ${'y'.repeat(400)}`,
      composition: `Sal ≤ 2 – “moído”\u0001\u200b\r\n${'\n'.repeat(2_000)}fim`,
      directions: `${word} depois`,
      guaranteeLevels: Array.from({ length: 60 }, (_, index) => ({
        nutrient: `${'N'.repeat(100)} ${index}`,
        value: index,
        unit: 'g/kg',
        kind: 'min' as const,
      })),
      warnings: Array.from({ length: 20 }, (_, index) => `Aviso ${index} ${'z'.repeat(380)}`),
      storage: word,
      gallery: [{ srcUrl: '/media/nao-existe-320.webp', ...picture, ...shownEverywhere }],
    });
    const bytes = await read(await ask('hostil'));
    const text = readPdfText(bytes);
    const pages = countPdfPages(bytes);
    expect(pages).toBeGreaterThan(3);
    expect(pages).toBeLessThan(12);
    expect(text).toContain(`· ${pages}/${pages}`);
    expect(text).toContain('Título >= ?? ? y');
    expect(text).toContain('Sal <= 2 – “moído” fim');
    expect(text).toContain('Aviso 19 z');
    // A word that is longer than a page, with its foot in between.
    const [, directions = ''] = /Modo de usar (.+) depois/.exec(text) ?? [];
    expect(directions.replace(/[^Q]/g, '')).toHaveLength(word.length);
    // The titles of the table stand on each of its pages.
    expect(text.split('Nutriente mín. máx.').length).toBeGreaterThan(2);
  });

  it('is in the name and colours of the brand that shows it, one that quotes as well', async () => {
    const factory = await makeTestApp({ brand: linhaMatriz });
    await makeProduct(factory.services.db, SECA);
    const bytes = await read(await ask('seca-brava', undefined, factory));
    const text = readPdfText(bytes);
    expect(text).toContain(linhaMatriz.company.legalName);
    expect(text).toContain(linhaMatriz.canonicalUrl);
    expect(text).toContain('Cálcio 30 g/kg 45 g/kg');
    await factory.close();
  });

  it('is of the moment: an edit shows in the next one', async () => {
    await makeProduct(shop.services.db, { id: 'editado', storage: 'No sol' });
    expect(await readText('editado')).toContain('No sol');
    await shop.services.db.update(products).set({ storage: 'Na sombra' }).where(eq(products.id, 'editado'));
    expect(await readText('editado')).toContain('Na sombra');
  });

  it('is drawn for one address as often as a person reads', async () => {
    const from = (address: string) =>
      shop.request('GET', '/product/nao-existe/sheet.pdf', { headers: { 'x-forwarded-for': address } });
    for (let count = 0; count < SHEETS_PER_ADDRESS.limit; count += 1)
      expect((await from('203.0.113.7')).status).toBe(404);
    const refused = await from('203.0.113.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('203.0.113.8')).status).toBe(404);
  });
});
