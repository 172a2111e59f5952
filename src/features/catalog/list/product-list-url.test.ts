import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIST_PARAMETERS } from '@config/document/filtered-list';
import { LIST_TRAITS, SORTS, WEIGHT_BANDS } from '@/contract/list-options';
import {
  readListFilters,
  wantedPack,
  readReais,
  shownPages,
  toggled,
  withFilters,
  writeListFilters,
  type ListFilters,
} from './product-list-url';

const parse = (text: string) => {
  const query: Record<string, string[]> = {};
  new URLSearchParams(text).forEach((value, key) => (query[key] ??= []).push(value));
  return readListFilters(query);
};

describe('the filters of a list', () => {
  it('are all known to the script that dims a cached list until they are read', () => {
    const all = {
      categoria: ['sal'],
      peso: [...WEIGHT_BANDS],
      especie: [...LIST_TRAITS.especie],
      fase: [...LIST_TRAITS.fase],
      epoca: [...LIST_TRAITS.epoca],
      necessidade: [...LIST_TRAITS.necessidade],
      precoMin: 1,
      precoMax: 2,
      emEstoque: 'true',
      emOferta: 'true',
      ordem: 'menor-preco',
      pagina: 2,
    } satisfies Partial<ListFilters>;
    const names = [...new Set(new URLSearchParams(writeListFilters(all)).keys())];
    expect(names.toSorted()).toEqual([...LIST_PARAMETERS].toSorted());
  });

  it('are the same after they were written to the address and read back', () => {
    const slug = fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/);
    const filters = fc.record({
      q: fc.option(fc.stringMatching(/^[a-zà-ú]{1,12}( [a-z]{1,8})?$/), { nil: undefined }),
      categoria: fc.uniqueArray(slug, { maxLength: 4 }),
      peso: fc.subarray([...WEIGHT_BANDS]),
      especie: fc.subarray([...LIST_TRAITS.especie]),
      fase: fc.subarray([...LIST_TRAITS.fase]),
      epoca: fc.subarray([...LIST_TRAITS.epoca]),
      necessidade: fc.subarray([...LIST_TRAITS.necessidade]),
      precoMin: fc.option(fc.nat(1000), { nil: undefined }),
      precoMax: fc.option(fc.nat(1000), { nil: undefined }),
      emEstoque: fc.constantFrom('true' as const, undefined),
      emOferta: fc.constantFrom('true' as const, undefined),
      exato: fc.constantFrom('true' as const, undefined),
      ordem: fc.constantFrom(...SORTS, undefined),
      pagina: fc.integer({ min: 20, max: 9_999 }),
      more: fc.integer({ min: 0, max: 19 }),
    });
    fc.assert(
      fc.property(filters, ({ more, precoMin, precoMax, ...rest }) => {
        const isRange = precoMin === undefined || precoMax === undefined || precoMin <= precoMax;
        const given = {
          ...rest,
          precoMin: isRange ? precoMin : precoMax,
          precoMax: isRange ? precoMax : precoMin,
          desde: more > 0 ? rest.pagina - more : undefined,
        };
        expect(parse(writeListFilters(given))).toEqual(given);
      }),
    );
  });

  it('never throw on a hostile address, and unknown values are dropped', () => {
    const query = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 })));
    fc.assert(fc.property(query, (given) => void readListFilters(given)));
    expect(parse('?peso=abc&pagina=0&precoMin=-3&ordem=x&categoria=../etc&q=%00')).toMatchObject({
      categoria: [],
      peso: [],
      pagina: 1,
    });
  });

  it('name the range of shown pages, up to its maximum', () => {
    expect(shownPages(parse('?pagina=3&desde=1'))).toEqual([1, 2, 3]);
    expect(shownPages(parse('?pagina=3'))).toEqual([3]);
    expect(shownPages(parse('?pagina=3&desde=5'))).toEqual([3]);
    expect(shownPages(parse('?pagina=9999&desde=1'))).toEqual([9999]);
    expect(shownPages(parse('?pagina=3&desde=abc'))).toEqual([1, 2, 3]);
  });

  it('put the lower price first, in whatever order they are in the address', () => {
    expect(parse('?precoMin=200&precoMax=50')).toMatchObject({ precoMin: 50, precoMax: 200 });
  });

  it('go back to the first page when a filter changes', () => {
    expect(withFilters({ ...parse('?pagina=4'), q: 'sal' }, { emOferta: 'true' }).pagina).toBe(1);
    expect(withFilters(parse('?q=sal'), { pagina: 3 }).pagina).toBe(3);
    expect(withFilters(parse('?pagina=4&desde=1'), { emOferta: 'true' }).desde).toBeUndefined();
  });

  it('toggle a repeatable value in and out', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});

describe('a price that is typed', () => {
  it.each([
    ['80', 80],
    ['R$ 80', 80],
    ['80,', 80],
    ['120,50', 120.5],
    ['120.5', 120.5],
    ['1.200', 1200],
    ['1,200', 1200],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234.567', 1_000_000],
    ['١٢٠٫٥٠', 120.5],
    ['١٬٢٠٠', 1200],
    ['۱۲۰', 120],
  ])('is read from %s as R$ %s', (text, amount) => {
    expect(readReais(text)).toBe(amount);
  });

  it.each(['0x10', '1e3', '-3', '+3', '1,2345', '0.125', '1.234,567', '1.2.3', 'Infinity', 'abc', ','])(
    'is none in %s',
    (text) => {
      expect(readReais(text)).toBeNull();
    },
  );

  it('is not said in an empty field', () => {
    expect(readReais('')).toBeUndefined();
    expect(readReais(' R$ ')).toBeUndefined();
  });

  it('is the same after it was written to the address and read back, centavos included', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(readReais(String(cents / 100))).toBe(cents / 100);
      }),
    );
  });
});

it('asks of packs what the filters say of them, and nothing else', () => {
  expect(wantedPack(readListFilters({ q: 'sal', emEstoque: 'true', especie: 'bovinos' }))).toBeUndefined();
  expect(wantedPack(readListFilters({ emOferta: 'true', peso: '40kg', precoMax: '60' }))).toEqual({
    isOnSale: true,
    bands: ['40kg'],
    max: 60,
  });
});
