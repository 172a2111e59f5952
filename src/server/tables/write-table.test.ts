import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { momentCell, moneyCell } from './cells';
import { MAX_TABLE_ROWS, writeTable, type Column } from './write-table';

const COLUMNS: Column<string>[] = [
  ['Código', (row) => row],
  ['Tamanho', (row) => row.length],
];
const write = (ids: string[], load = async (some: string[]) => some) =>
  writeTable({ columns: COLUMNS, listIds: async (limit) => ids.slice(0, limit), load });
const read = (csv: string) =>
  Papa.parse<string[]>(csv.replace('\uFEFF', ''), { delimiter: ';', skipEmptyLines: true }).data;

describe('writeTable', () => {
  it('opens in a Brazilian spreadsheet: byte order mark, semicolons, a head', async () => {
    const { csv, rows } = await write(['a', 'bc']);
    expect(csv).toBe('\uFEFFCódigo;Tamanho\r\na;1\r\nbc;2\r\n');
    expect(rows).toBe(2);
  });

  it('is its head alone where there is nothing', async () => {
    expect(await write([])).toEqual({ csv: '\uFEFFCódigo;Tamanho\r\n', rows: 0 });
  });

  it.each(['=1+1', '+1', '-1', '@sum(a1)', '=1\n2', '=1\r\n', ' =1', '＝1'])(
    'never lets a cell compute: %j',
    async (text) => {
      const [, row] = read((await write([text])).csv);
      expect(row?.[0]).toBe(`'${text}`);
    },
  );

  it('keeps quotes, line breaks and semicolons inside their cell', async () => {
    const text = 'diz "oi";\nvolta';
    expect(read((await write([text])).csv)[1]).toEqual([text, String(text.length)]);
  });

  it('keeps the order over many pieces and leaves out what went meanwhile', async () => {
    const ids = Array.from({ length: 2_500 }, (_, index) => `n${index}`);
    const { csv, rows } = await write(ids, async (some) => some.filter((id) => id !== 'n1200'));
    expect(rows).toBe(2_499);
    const written = read(csv).slice(1);
    expect(written.map(([id]) => id)).toEqual(ids.filter((id) => id !== 'n1200'));
  });

  it('is cut at its most rows, and its last line says so', async () => {
    const ids = Array.from({ length: MAX_TABLE_ROWS + 1 }, (_, index) => `n${index}`);
    const { csv, rows } = await write(ids);
    expect(rows).toBe(MAX_TABLE_ROWS);
    expect(csv.trimEnd().split('\r\n').at(-1)).toContain('cortada em 50000 linhas');
    expect((await write(ids.slice(1))).csv).not.toContain('cortada');
  });
});

describe('cells', () => {
  it('writes a moment by the shop’s clock', () => {
    expect(momentCell(new Date('2026-11-21T02:30:00Z'))).toBe('20/11/2026 23:30');
    expect(momentCell(new Date('2026-11-21T03:00:00Z'))).toBe('21/11/2026 00:00');
    expect(momentCell(null)).toBe('');
  });

  it.each([
    [0, '0,00'],
    [5, '0,05'],
    [123_456, '1234,56'],
    [-123_456, '-1234,56'],
  ])('writes %i centavos as %s', (cents, text) => {
    expect(moneyCell(cents)).toBe(text);
  });
});
