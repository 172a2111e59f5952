import { describe, expect, it } from 'vitest';
import { parseInteger, parseList, parsePrice, parseYesNo, readCells } from './import-cells';

describe('a price in a table', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['1234.56', 1234.56],
    ['1234,56', 1234.56],
    ['1234,5', 1234.5],
    ['R$ 1.234,56', 1234.56],
    ['1.234', 1234],
    ['1.234.567', 1234567],
    ['99', 99],
    ['0', 0],
    ['0,99', 0.99],
  ])('%s is read', (text, reais) => expect(parsePrice(text)).toBe(reais));

  it.each(['1,234.56', '1,234', '0.999', '12,345', '-5', '1e3', 'dez', '', '1.23.4', '=1+1', 'NaN', '٣'])(
    '%s is none',
    (text) => expect(parsePrice(text)).toBeNull(),
  );
});

describe('a whole number in a table', () => {
  it.each([
    ['30000', 30_000],
    ['30.000', 30_000],
    ['30000,00', 30_000],
    ['0', 0],
  ])('%s is read', (text, value) => expect(parseInteger(text)).toBe(value));

  it.each(['30,5', '30.5', '-1', '', '1e9', '9'.repeat(13)])('%s is none', (text) =>
    expect(parseInteger(text)).toBeNull(),
  );
});

describe('other cells', () => {
  it.each([
    ['Sim', true],
    ['NÃO', false],
    ['1', true],
    ['nao', false],
    ['talvez', null],
  ])('%s means %s', (text, value) => expect(parseYesNo(text)).toBe(value));

  it('a list has no doubles and nothing empty', () => {
    expect(parseList(' a | b||a ')).toEqual(['a', 'b']);
  });
});

describe('the cells of a line', () => {
  it('are found under headers as people write them', () => {
    const { cells, fields } = readCells({
      ' SKU ': 'A',
      'Preço promocional': '1',
      Título: 'B',
      'Altura (cm)': '3',
    });
    expect([...cells]).toEqual([
      ['sku', 'A'],
      ['preco_promocional', '1'],
      ['produto', 'B'],
      ['altura_cm', '3'],
    ]);
    expect(fields.size).toBe(0);
  });

  it('lose the sign that keeps a spreadsheet from running them', () => {
    expect(readCells({ produto: "'=SOMA(1;2)", linha: "d'água" }).cells).toEqual(
      new Map([
        ['produto', '=SOMA(1;2)'],
        ['linha', "d'água"],
      ]),
    );
  });

  it('name an unknown column, unless it is empty, and one that comes twice', () => {
    const { fields } = readCells({ cor: 'azul', tamanho: ' ', ean: '1', gtin: '2', __proto__x: 'y' });
    expect([...fields]).toEqual([
      ['cor', 'unknownField'],
      ['gtin', 'invalid'],
      ['__proto__x', 'unknownField'],
    ]);
  });
});
