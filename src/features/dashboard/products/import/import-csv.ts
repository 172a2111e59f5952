import { IMPORT_COLUMNS, IMPORT_EXAMPLE } from '@/contract/import-columns';
import type { LineResult } from './use-import';

const write = async (rows: readonly (readonly (string | number)[])[]) => {
  const { BYTE_ORDER_MARK, writeCsvLines } = await import('@/lib/write-csv');
  return BYTE_ORDER_MARK + writeCsvLines(rows);
};

/** A file to begin with: every column and one line as an example. */
export const writeTemplate = () =>
  write([IMPORT_COLUMNS, IMPORT_COLUMNS.map((column) => IMPORT_EXAMPLE[column])]);

/** The report as a table: line, SKU, outcome, and what was wrong. */
export const writeReport = (
  head: readonly string[],
  results: readonly LineResult[],
  textOf: (result: LineResult) => { outcome: string; faults: string },
) =>
  write([
    head,
    ...results.map((result) => {
      const { outcome, faults } = textOf(result);
      return [result.number, result.sku, outcome, faults];
    }),
  ]);
