import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SORTS, WEIGHT_BANDS } from '@/contract/constants';
import { readListFilters, toggled, withFilters, writeListFilters } from './product-list-url';

const parse = (text: string) => {
  const query: Record<string, string[]> = {};
  new URLSearchParams(text).forEach((value, key) => (query[key] ??= []).push(value));
  return readListFilters(query);
};

describe('the filters of a list', () => {
  it('survive being written to the address and read back', () => {
    const slug = fc.stringMatching(/^[a-z]{1,8}(-[a-z]{1,8})?$/);
    const filters = fc.record({
      q: fc.option(fc.stringMatching(/^[a-zà-ú]{1,12}( [a-z]{1,8})?$/), { nil: undefined }),
      categoria: fc.uniqueArray(slug, { maxLength: 4 }),
      peso: fc.subarray([...WEIGHT_BANDS]),
      precoMin: fc.option(fc.nat(1000), { nil: undefined }),
      precoMax: fc.option(fc.nat(1000), { nil: undefined }),
      emEstoque: fc.constantFrom('true' as const, undefined),
      emOferta: fc.constantFrom('true' as const, undefined),
      ordem: fc.constantFrom(...SORTS, undefined),
      pagina: fc.integer({ min: 1, max: 9_999 }),
    });
    fc.assert(
      fc.property(filters, (given) => {
        expect(parse(writeListFilters(given))).toEqual(given);
      }),
    );
  });

  it('never throw on a hostile address and drop what the shop does not know', () => {
    const query = fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 })));
    fc.assert(fc.property(query, (given) => void readListFilters(given)));
    expect(parse('?peso=abc&pagina=0&precoMin=-3&ordem=x&categoria=../etc&q=%00')).toMatchObject({
      categoria: [],
      peso: [],
      pagina: 1,
    });
  });

  it('go back to the first page when a filter changes', () => {
    expect(withFilters({ ...parse('?pagina=4'), q: 'sal' }, { emOferta: 'true' }).pagina).toBe(1);
    expect(withFilters(parse('?q=sal'), { pagina: 3 }).pagina).toBe(3);
  });

  it('toggle a repeatable value in and out', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
  });
});
