import { describe, expect, it } from 'vitest';
import { widestOf } from './search-clauses';
import type { Clause } from './search-lexemes';

const clauseOf = (...lexemes: string[]): Clause => ({ query: lexemes.join(' | '), lexemes });
const [old, horse, soft, hoof] = [
  clauseOf("'velh'", "'idos'"),
  clauseOf("'caval'", "'equin'"),
  clauseOf("'mol'"),
  clauseOf("'casc'"),
];
const SHARES = {
  of: new Map([
    ["'velh'", 0.09],
    ["'caval'", 0.46],
    ["'equin'", 0.45],
    ["'mol'", 0.045],
    ["'casc'", 0.48],
  ]),
  others: 0.018,
};

describe('the clauses by which best sellers are found', () => {
  it('leaves out frequent words where rare ones leave little', () => {
    expect(widestOf([horse, old, hoof, soft], SHARES)).toEqual([soft, old]);
  });

  it('asks for a frequent word where nothing rarer is asked for', () => {
    expect(widestOf([horse, hoof], SHARES)).toEqual([hoof]);
    expect(widestOf([horse], SHARES)).toEqual([horse]);
  });

  it('takes a word that is not listed for a rare one', () => {
    expect(widestOf([hoof, clauseOf("'florfenicol'")], SHARES)).toEqual([clauseOf("'florfenicol'")]);
  });

  it('asks for all where nothing is known of the words', () => {
    expect(widestOf([horse, old], null)).toEqual([horse, old]);
  });

  it('asks last for what is no list of words', () => {
    const other: Clause = { query: "'velh' & 'caval' | 'idos'", lexemes: null };
    expect(widestOf([other, soft, old], SHARES)).toEqual([soft, old]);
  });
});
