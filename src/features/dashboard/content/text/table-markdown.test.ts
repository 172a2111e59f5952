import { describe, expect, it } from 'vitest';
import { cleanCell, newTable, parseTable, RESIZE, writeTable } from './table-markdown';

const source = ['| Fase | Dose |', '| --- | --: |', '| Cria | 80 g |', '| Recria | a \\| b |'].join('\n');

describe('a table of a text', () => {
  it('is read and written as it was', () => {
    expect(writeTable(parseTable(source))).toBe(source);
  });

  it('keeps a bar that stands in a cell', () => {
    expect(parseTable(source).rows[1]).toEqual(['Recria', 'a \\| b']);
    expect(cleanCell('5 | 6\n7')).toBe('5 \\| 6 7');
  });

  it('fills up short rows', () => {
    expect(parseTable('|a|b|\n|-|-|\n|1|').rows).toEqual([['1', '']]);
  });

  it('grows and shrinks by whole rows and columns', () => {
    const table = RESIZE.addColumn(RESIZE.addRow(parseTable(newTable())));
    expect([table.head.length, table.rules.length, table.rows.length]).toEqual([4, 4, 3]);
    expect(RESIZE.removeColumn(table).rows.every((row) => row.length === 3)).toBe(true);
  });
});
