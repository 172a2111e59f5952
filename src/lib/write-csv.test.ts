import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { guardCell, unguardCell, writeCsvLines } from './write-csv';
import { runs } from '@/testing/runs';

/** Texts made of what formulas, spreadsheets and separators are made of. */
const hostile = fc
  .array(
    fc.constantFrom(
      ...['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '−', '1', 'A1', 'SUM(1)', "cmd|' /C calc'!A0"],
      ...['"', "'", ',', ';', '|', '\t', '\r', '\n', '\r\n', '\0', ' ', '\u00a0', '\u200b', '\ufeff', 'ção'],
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

/** Whether some spreadsheet could take a cell for a formula: judged by what is left after all that it may skip. */
const computes = (cell: string) => {
  const bare = Array.from(cell).filter((letter) => !/[\s"\p{Cc}\p{Cf}]/u.test(letter));
  return '=+-@＝＋－＠﹦﹢﹣﹫−'.includes(bare[0] ?? ' ') && !/^-\d+,\d{2}$/.test(cell);
};

describe('a cell of a table', () => {
  it.each([
    '=1+1',
    '=1\n2',
    '-1+1\r\nx',
    '@SUM(1)\n',
    '\n=1',
    ' =1',
    '\u00a0=1',
    '\0=1',
    '\ufeff=1',
    '"=1"',
    '＝1+1',
    '－1',
    '\tx',
    '\rx',
  ])('is never a formula: %j', (text) => expect(guardCell(text)).toMatch(/^'/));

  it('is never a formula, for a program that reads the file as it is meant', () => {
    fc.assert(
      fc.property(fc.array(fc.array(hostile, { minLength: 2, maxLength: 3 }), { minLength: 1 }), (rows) => {
        const read = Papa.parse<string[]>(writeCsvLines(rows), { delimiter: ';' }).data.slice(0, -1);
        expect(read.map((row) => row.map(unguardCell))).toEqual(rows);
        expect(read.flat().filter(computes)).toEqual([]);
      }),
      runs(200),
    );
  });

  it.each([',', '|', '\t'])('nor where a program cuts at %j and does not read quotes', (separator) => {
    fc.assert(
      fc.property(hostile, hostile, (one, other) => {
        const csv = writeCsvLines([[one, other]]);
        const pieces = csv.split(/[\r\n]/).flatMap((line) => line.split(separator));
        expect(pieces.filter(computes)).toEqual([]);
      }),
      runs(200),
    );
  });

  it('says the same once the guard is off', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (text) => {
        expect(unguardCell(guardCell(text))).toBe(text);
      }),
      runs(500),
    );
  });

  it('stays a number that adds up, below zero too', () => {
    expect(writeCsvLines([[-3, '-1234,56', '1234,56', null]])).toBe('-3;-1234,56;1234,56;\r\n');
  });

  it('stays what it is where nothing could compute', () => {
    for (const text of ['Tereza', 'a-b@c.example', '2 + 2 = 4', "d'água", '', '10 - 20 kg'])
      expect(guardCell(text)).toBe(text);
  });
});
