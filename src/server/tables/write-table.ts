import { BYTE_ORDER_MARK, writeCsvLines } from '@/lib/write-csv';

/** The most rows of a table: what a spreadsheet still opens, and a process still holds. */
export const MAX_TABLE_ROWS = 50_000;
const ROWS_AT_ONCE = 1_000;

/** A column: its header, and the cell of a row. */
export type Column<Row> = readonly [title: string, cell: (row: Row) => string | number | null];

export interface Table<Row> {
  columns: readonly Column<Row>[];
  /** Ids of all rows in their order, at most so many. */
  listIds(limit: number): Promise<string[]>;
  /** These rows, in the order of their ids; one that is gone meanwhile is left out. */
  load(ids: string[]): Promise<Row[]>;
}

export interface WrittenTable {
  csv: string;
  /** Rows, without the header. */
  rows: number;
}

/**
 * Writes a table as CSV for a Brazilian spreadsheet: semicolons, a byte order mark. Rows are read and written in
 * pieces with waits between, so that a long table does not hold up other requests; no cell computes; a table of more
 * than MAX_TABLE_ROWS is cut, and its last line says so.
 */
export async function writeTable<Row>({ columns, listIds, load }: Table<Row>): Promise<WrittenTable> {
  const ids = await listIds(MAX_TABLE_ROWS + 1);
  const shown = ids.slice(0, MAX_TABLE_ROWS);
  const parts = [BYTE_ORDER_MARK + writeCsvLines([columns.map(([title]) => title)])];
  let rows = 0;
  for (let at = 0; at < shown.length; at += ROWS_AT_ONCE) {
    const loaded = await load(shown.slice(at, at + ROWS_AT_ONCE));
    if (loaded.length === 0) continue;
    parts.push(writeCsvLines(loaded.map((row) => columns.map(([, cell]) => cell(row)))));
    rows += loaded.length;
  }
  if (ids.length > shown.length)
    parts.push(writeCsvLines([[`Tabela cortada em ${MAX_TABLE_ROWS} linhas: filtre para ver o resto.`]]));
  return { csv: parts.join(''), rows };
}
