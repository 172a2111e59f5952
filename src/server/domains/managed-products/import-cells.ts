import { findColumn, type ImportColumn } from '@/contract/import-columns';
import { unguardCell } from '@/lib/write-csv';

export type Cells = ReadonlyMap<ImportColumn, string>;
/** Column → code under `errors:fields`. */
export type LineFields = Map<string, string>;

/** Reports a column as wrong; the first report of a column stays. */
export function noteField(fields: LineFields, column: string, code: string): void {
  if (!fields.has(column)) fields.set(column, code);
}

/**
 * The cells of a line that say something, by column. An unknown column that is filled in is an error, because its
 * author believes that it does something.
 */
export function readCells(line: Readonly<Record<string, string>>): { cells: Cells; fields: LineFields } {
  const cells = new Map<ImportColumn, string>();
  const fields: LineFields = new Map();
  for (const [name, raw] of Object.entries(line)) {
    const text = unguardCell(raw.trim()).trim();
    if (text === '') continue;
    const column = findColumn(name);
    if (!column) fields.set(name.slice(0, 60) || 'coluna', 'unknownField');
    else if (/[\0\p{Surrogate}]/u.test(text) || cells.has(column)) fields.set(column, 'invalid');
    else cells.set(column, text);
  }
  return { cells, fields };
}

/** A price as Brazil or a program writes it: `1.234,56`, `1234,56`, `1234.56`, `R$ 1.234`; else null. */
export function parsePrice(text: string): number | null {
  const bare = text.replace(/^R\$/i, '').replace(/\s/g, '');
  // Three digits after a single point are thousands in Brazil; after a comma they are no price.
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d{1,2})?$/.test(bare))
    return Number(bare.replaceAll('.', '').replace(',', '.'));
  return /^\d{1,9}([.,]\d{1,2})?$/.test(bare) ? Number(bare.replace(',', '.')) : null;
}

/** A whole number: `30000`, `30.000`, `30000,00`; else null. */
export function parseInteger(text: string): number | null {
  const bare = text.replace(/\s/g, '').replace(/,0+$/, '');
  if (/^[1-9]\d{0,2}(\.\d{3})+$/.test(bare)) return Number(bare.replaceAll('.', ''));
  return /^\d{1,12}$/.test(bare) ? Number(bare) : null;
}

const YES = new Set(['sim', 's', '1', 'true', 'verdadeiro', 'x']);
const NO = new Set(['nao', 'não', 'n', '0', 'false', 'falso']);

/** `sim` or `não`, in the ways spreadsheets write them; else null. */
export function parseYesNo(text: string): boolean | null {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

/** Parts between `|`, without doubles. */
export const parseList = (text: string): string[] => [
  ...new Set(
    text
      .split('|')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];
