import { describe, expect, it } from 'vitest';
import { makeManagedPack, makeManagedProduct } from '@/testing/make-managed-product';
import { isLike, readDraft, writeDraft } from '../../resource/use-draft';
import { bodyOfDraft, changedFields, draftOfProduct } from './draft-of-product';
import { draftPath, sectionOf } from './draft-paths';
import { DRAFT_SAMPLE, EMPTY_DRAFT, EMPTY_PACK } from './product-draft';
import { judgeDraft } from './product.schema';
import { readNumber, readThousandths, readWhole } from './read-number';

const product = makeManagedProduct();
const draft = draftOfProduct(product);

describe('a product in the form', () => {
  it('comes back as it was stored when nothing was typed', () => {
    const { body } = judgeDraft(draft);
    const { id: _, stock: __, reserved: ___, isSold: ____, ...pack } = makeManagedPack();
    expect(body).toMatchObject({
      title: product.title,
      highlights: product.highlights,
      guaranteeLevels: product.guaranteeLevels,
      dose: product.dose,
      translations: product.translations,
      variations: [{ ...pack, id: 'sal-30kg' }],
    });
  });

  it('tells only what changed', () => {
    const base = bodyOfDraft(draft);
    expect(changedFields(base, bodyOfDraft(draft))).toEqual([]);
    expect(changedFields(base, bodyOfDraft({ ...draft, title: 'Outro', shelfLifeMonths: '18' }))).toEqual([
      'title',
      'shelfLifeMonths',
    ]);
  });

  it('never sends the stock of a pack that exists', () => {
    const [pack] = bodyOfDraft({ ...draft, variations: [{ ...EMPTY_PACK, id: 'a', stock: '9' }] })
      .variations as Record<string, unknown>[];
    expect(pack).not.toHaveProperty('stock');
  });

  it('reads litres, kilograms and commas', () => {
    const pack = {
      ...EMPTY_PACK,
      netKind: 'volume' as const,
      net: '0,5',
      price: '1.234,56',
      shippingWeight: '0,62',
    };
    const [body] = bodyOfDraft({ ...draft, variations: [pack] }).variations as Record<string, unknown>[];
    expect(body).toMatchObject({
      netVolumeMl: 500,
      netWeightGrams: null,
      price: 1234.56,
      shippingWeightGrams: 620,
      stock: 0,
    });
  });

  it('schedules by the clock of the shop', () => {
    const body = bodyOfDraft({ ...draft, publishing: 'later', publishAt: '2026-12-01T08:00' });
    expect(body).toMatchObject({ published: false, publishAt: '2026-12-01T11:00:00.000Z' });
  });
});

describe('a fault of a product', () => {
  it('stands at the pack it is about', () => {
    const twin = { ...draft.variations[0], id: '', salePrice: '999,00', net: '' } as typeof EMPTY_PACK;
    const { faults } = judgeDraft({ ...draft, variations: [...draft.variations, twin] });
    expect(faults).toEqual({
      'variations.1.sku': 'taken',
      'variations.1.salePrice': 'tooLarge',
      'variations.1.net': 'required',
    });
  });

  it('tells an unreadable number from a missing one', () => {
    const pack = { ...draft.variations[0], price: '', lengthCm: 'doze' } as typeof EMPTY_PACK;
    expect(judgeDraft({ ...draft, variations: [pack] }).faults).toEqual({
      'variations.0.price': 'required',
      'variations.0.lengthCm': 'number',
    });
  });

  it('asks for the moment of a product that is published later', () => {
    expect(judgeDraft({ ...draft, publishing: 'later', publishAt: '' }).faults).toEqual({
      publishAt: 'required',
    });
  });

  it('of an empty form names everything the contract asks for', () => {
    const { faults } = judgeDraft(EMPTY_DRAFT);
    expect(Object.keys(faults ?? {})).toEqual(
      expect.arrayContaining(['title', 'slug', 'species', 'categoryIds', 'brandIds', 'variations.0.sku']),
    );
  });

  it.each([
    ['variations.2.netVolumeMl', 'variations.2.net'],
    ['variations.salePrice', 'variations.0.salePrice'],
    ['highlights.3', 'highlights'],
    ['dose.options.1.gramsPerDay', 'dose.options.1.amount'],
    ['regulatory.registration', 'regulatory.registration'],
  ])('the server names %s and the form shows at %s', (field, path) => {
    expect(draftPath(field)).toBe(path);
  });

  it('stands in a section of the page', () => {
    expect(sectionOf('variations.2.sku')).toBe('packs');
  });
});

describe('numbers as they are typed', () => {
  it.each([
    ['1.234,5', 1234.5],
    ['12.5', 12.5],
    ['', null],
    ['abc', Number.NaN],
    ['1,2,3', Number.NaN],
  ])('%s', (text, value) => expect(readNumber(text)).toBe(value));
  it.each([
    ['-3', -3],
    ['+12', 12],
    ['−4', -4],
    ['-', null],
    ['1.000', 1000],
    ['+1.000', 1000],
    ['٢٥', 25],
    ['1.5', Number.NaN],
    ['1,5', Number.NaN],
  ])('units %s', (text, value) => expect(readWhole(text)).toBe(value));
  it('rounds to whole grams', () => expect(readThousandths('0,0305')).toBe(31));
});

describe('a draft stored on the device', () => {
  const stored = { values: draft, stored: product, at: '2026-11-20T10:00:00Z' };
  const read = () => readDraft('product-draft-sal');

  it('comes back after the page was left, until it is removed', () => {
    writeDraft('product-draft-sal', stored);
    expect(read()).toEqual(JSON.parse(JSON.stringify(stored)));
    expect(isLike(read()?.values, DRAFT_SAMPLE)).toBe(true);
    writeDraft('product-draft-sal', null);
    expect(read()).toBeNull();
  });

  it.each([
    ['{"values":{"title":1},"stored":null,"at":"x"}'],
    ['not json'],
    ['[]'],
    [JSON.stringify({ ...stored, values: { ...draft, variations: [{ sku: 1 }] } })],
  ])('is left alone when it is no draft: %.30s', (text) => {
    localStorage.setItem('product-draft-sal', text);
    expect(isLike(read()?.values, DRAFT_SAMPLE)).toBe(false);
  });
});
