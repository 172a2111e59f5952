import { describe, expect, it } from 'vitest';
import { readLevels } from './search-levels';
import { cleanSearch } from './search-words';

const read = (typed: string) => readLevels(cleanSearch(typed));

describe('readLevels', () => {
  it.each([
    ['80 g de fósforo', 'fósforo 80'],
    ['mineral 80g fosforo', 'mineral fosforo 80'],
    ['80 g/kg de fósforo', 'fósforo 80'],
    ['fósforo 80 g/kg', 'fósforo 80'],
    ['60 g phosphorus', 'phosphorus 60'],
    ['40 P', 'fósforo 40'],
    ['40p', 'fósforo 40'],
    ['P40', 'fósforo 40'],
    ['matriz 40 g/kg P', 'matriz fósforo 40'],
  ])('reads a level of phosphorus: %s', (typed, text) => {
    expect(read(typed)).toBe(text);
  });

  it.each([
    ['sal 30 kg p boi', 'sal 30kg p boi'],
    ['ração 22 p vaca', 'ração 22 p vaca'],
    ['pasta 6 g', 'pasta 6g'],
    ['500 g de biotina', '500g de biotina'],
    ['fósforo', 'fósforo'],
  ])('leaves what is no such level: %s', (typed, text) => {
    expect(read(typed)).toBe(text);
  });
});
