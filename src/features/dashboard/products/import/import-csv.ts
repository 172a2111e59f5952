import { EXAMPLE, IMPORT_COLUMNS } from './import-columns';
import type { LineResult } from './use-import';

/** `;` between cells, as a Brazilian Excel wants it; a cell that would be a formula is guarded. */
const FORMAT = { delimiter: ';', newline: '\r\n', escapeFormulae: true } as const;
/** Excel takes a file without it for Windows-1252. */
const BYTE_ORDER_MARK = '\ufeff';

const write = async (rows: readonly (readonly (string | number)[])[]) => {
  const { default: Papa } = await import('papaparse');
  return `${BYTE_ORDER_MARK}${Papa.unparse(
    rows.map((row) => [...row]),
    FORMAT,
  )}\r\n`;
};

/** A file to begin with: every column and one line as an example. */
export const writeTemplate = () => write([IMPORT_COLUMNS, IMPORT_COLUMNS.map((column) => EXAMPLE[column])]);

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
