import { IMPORT_BATCH } from '@/contract/constants';
import { findColumn, type ImportColumn } from '@/contract/import-columns';

/** Rows of a file as they stood in it, the header first. */
export type FileRows = readonly (readonly string[])[];

/** One line of the file, its cells by the column they stand in. */
export interface TableLine {
  /** In the file; the header is 1. */
  number: number;
  sku: string;
  cells: Record<string, string>;
}

export interface ImportTable {
  columns: ImportColumn[];
  /** Unknown headers, with something below them: left out only when the person says so. */
  unknown: string[];
  lines: TableLine[];
  /** Lines that are not sent, because the API would refuse them or everything they travel with. */
  refused: ReadonlyMap<number, Record<string, string>>;
}

/** Why a file cannot be imported at all. */
export type TableFault = 'empty' | 'noSku' | 'twice' | 'tooManyLines' | 'tooLarge' | 'unreadable';
export const MAX_LINES = 100_000;
const MAX_CELL = 5_000;
/** A batch stays well below what one call may weigh (2 MiB). */
const MAX_BATCH_CHARACTERS = 500_000;

/** A column that tells which pack a line is about. */
const isAddress = (column: ImportColumn) => column === 'sku' || column === 'slug';

/**
 * Whether the stock is one column of several, as in an export: then its figures are as old as the file, and may not be
 * meant. A table of stock alone is a count.
 */
export const hasStockBeside = ({ columns }: ImportTable): boolean =>
  columns.includes('estoque') && columns.some((column) => column !== 'estoque' && !isAddress(column));

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

/**
 * Reads what stands in a file, before anything is sent: which columns it has, and which lines cannot be sent.
 * @returns a fault where nothing of it can be imported
 */
export function readTable(rows: FileRows): ImportTable | { fault: TableFault } {
  const [head, ...body] = rows;
  const filled = body.map((row, index) => ({ row, number: index + 2 })).filter(({ row }) => !isBlank(row));
  if (!head || filled.length === 0) return { fault: 'empty' };
  if (filled.length > MAX_LINES) return { fault: 'tooManyLines' };
  const names = head.map((name) => ({ name: name.trim(), column: findColumn(name) }));
  const columns = names.flatMap(({ column }) => column ?? []);
  if (!columns.includes('sku')) return { fault: 'noSku' };
  if (new Set(columns).size < columns.length) return { fault: 'twice' };
  const isUsed = (index: number) => filled.some(({ row }) => (row[index] ?? '').trim() !== '');
  const unknown = names.flatMap(({ name, column }, index) => (!column && isUsed(index) ? [name] : []));

  const refused = new Map<number, Record<string, string>>();
  const seen = new Set<string>();
  const lines = filled.map(({ row, number }): TableLine => {
    const cells: Record<string, string> = {};
    const faults: Record<string, string> = {};
    names.forEach(({ column }, index) => {
      const cell = (row[index] ?? '').trim();
      if (!column || cell === '') return;
      cells[column] = cell;
      if (cell.length > MAX_CELL) faults[column] = 'tooLong';
    });
    const sku = cells.sku ?? '';
    if (sku && seen.has(sku)) faults.sku = 'taken';
    seen.add(sku);
    if (Object.keys(faults).length > 0) refused.set(number, faults);
    return { number, sku, cells };
  });
  return { columns, unknown, lines, refused };
}

const weigh = ({ cells }: TableLine) =>
  Object.entries(cells).reduce((sum, [name, cell]) => sum + name.length + cell.length + 8, 0);

/**
 * Lines as they are sent, call by call. Packs of one product that stand below each other travel together where they
 * fit: a dry run forgets what an earlier call would have made.
 */
export function planBatches({ lines, refused }: ImportTable): TableLine[][] {
  const batches: TableLine[][] = [];
  let batch: TableLine[] = [];
  let weight = 0;
  const close = (rest: TableLine[] = []) => {
    if (batch.length > 0) batches.push(batch);
    batch = rest;
    weight = rest.reduce((sum, line) => sum + weigh(line), 0);
  };
  for (const line of lines) {
    if (refused.has(line.number)) continue;
    if (batch.length === IMPORT_BATCH || weight + weigh(line) > MAX_BATCH_CHARACTERS) {
      const { slug } = line.cells;
      const start = slug ? batch.findIndex(({ cells }) => cells.slug === slug) : -1;
      const run = batch.slice(start);
      const isRun = start > 0 && run.every(({ cells }) => cells.slug === slug);
      if (isRun) batch = batch.slice(0, start);
      close(isRun ? run : []);
    }
    batch.push(line);
    weight += weigh(line);
  }
  close();
  return batches;
}
