import { describe, expect, it } from 'vitest';
import { IMPORT_BATCH } from '@/contract/constants';
import { IMPORT_COLUMNS } from '@/contract/import-columns';
import { planBatches, readTable, type FileRows, type ImportTable } from './import-table';
import { readImportFile } from './read-import-file';
import { writeReport, writeTemplate } from './import-report';

const tableOf = (rows: FileRows): ImportTable => {
  const table = readTable(rows);
  if ('fault' in table) throw new Error(table.fault);
  return table;
};

describe('a file before it is sent', () => {
  it.each([
    ['empty', []],
    ['empty', [['sku']]],
    ['empty', [['sku'], [''], ['  ']]],
    ['noSku', [['preco'], ['10']]],
    [
      'twice',
      [
        ['sku', 'gtin', 'EAN'],
        ['A', '', ''],
      ],
    ],
  ] as const)('is refused as %s', (fault, rows) => {
    expect(readTable(rows)).toEqual({ fault });
  });

  it('keeps the numbers of its lines, whatever was left empty between them', () => {
    const { lines } = tableOf([
      ['sku', 'preco'],
      ['A', '1'],
      ['', ''],
      ['B', '2'],
    ]);
    expect(lines.map(({ number, sku }) => [number, sku])).toEqual([
      [2, 'A'],
      [4, 'B'],
    ]);
  });

  it('names unknown columns when something stands in them', () => {
    const { unknown, lines } = tableOf([
      ['sku', 'cor', 'vazia'],
      ['A', 'azul', ''],
    ]);
    expect(unknown).toEqual(['cor']);
    expect(lines[0]?.cells).toEqual({ sku: 'A' });
  });

  it('holds back what would have a whole call refused', () => {
    const { refused } = tableOf([
      ['sku', 'produto'],
      ['A', 'x'.repeat(5_001)],
      ['B', 'y'],
      ['B', 'z'],
    ]);
    expect([...refused]).toEqual([
      [2, { produto: 'tooLong' }],
      [4, { sku: 'taken' }],
    ]);
  });
});

describe('the calls of an import', () => {
  const rows = (count: number, slugOf: (index: number) => string): FileRows => [
    ['sku', 'slug'],
    ...Array.from({ length: count }, (_, index) => [`S${index}`, slugOf(index)]),
  ];

  it('carry every line once, in order, at most a batch at a time', () => {
    const table = tableOf(rows(1_050, (index) => `p${index}`));
    const batches = planBatches(table);
    expect(batches.flat()).toEqual(table.lines);
    expect(Math.max(...batches.map(({ length }) => length))).toBe(IMPORT_BATCH);
  });

  it('keep the packs of a product together, so that a dry run sees the product they belong to', () => {
    const batches = planBatches(tableOf(rows(210, (index) => (index < 195 ? `p${index}` : 'junto'))));
    expect(batches.map(({ length }) => length)).toEqual([195, 15]);
  });

  it('go on when one product fills more than a call', () => {
    const batches = planBatches(tableOf(rows(450, () => 'um-so')));
    expect(batches.map(({ length }) => length)).toEqual([200, 200, 50]);
  });

  it('read 10,000 lines in less than a second', () => {
    const start = performance.now();
    expect(planBatches(tableOf(rows(10_000, (index) => `p${index}`))).length).toBeGreaterThan(49);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});

describe('a file from the device', () => {
  const csv = (bytes: BlobPart) => new File([bytes], 'a.csv', { type: 'text/csv' });

  it('is read with semicolons, quotes and accents', async () => {
    const rows = await readImportFile(csv('\ufeffsku;produto\r\nA;"Sal; ""forte"" ção"\r\n'));
    expect(tableOf(rows).lines[0]?.cells).toEqual({ sku: 'A', produto: 'Sal; "forte" ção' });
  });

  it('is read line by line with any line ends', async () => {
    const rows = await readImportFile(csv('sku;preco\r\nA;1\nB;2\rC;3\r\n'));
    expect(tableOf(rows).lines.map(({ number, sku }) => [number, sku])).toEqual([
      [2, 'A'],
      [3, 'B'],
      [4, 'C'],
    ]);
  });

  it('of an older Excel is read in its own letters', async () => {
    const bytes = Uint8Array.from(Buffer.from('sku;produto\nA;Ra\u00e7\u00e3o', 'latin1'));
    expect(tableOf(await readImportFile(csv(bytes))).lines[0]?.cells.produto).toBe('Ração');
  });
});

describe('a table that is handed back', () => {
  it('reads as the template it is', async () => {
    const rows = await readImportFile(new File([await writeTemplate()], 'modelo.csv'));
    const { columns, unknown } = tableOf(rows);
    expect([columns, unknown]).toEqual([[...IMPORT_COLUMNS], []]);
  });

  it('holds nothing that a spreadsheet would run', async () => {
    const text = await writeReport(
      ['Linha', 'SKU', 'Resultado', 'Corrigir'],
      [{ number: 2, sku: '=HYPERLINK("x")', outcome: 'refused', fields: {} }],
      () => ({ outcome: 'Recusada', faults: '' }),
    );
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  });
});
