import { readSheet } from 'read-excel-file/universal';
import { storeZip } from './stored-zip';

/** A sheet of 100,000 lines unpacks to less. */
const MAX_UNPACKED_BYTES = 150 * 1024 * 1024;

/**
 * A cell of a sheet as text. A number has a comma, so that the server never takes three decimals for thousands; the
 * dust of its binary form is rounded away.
 */
function textOfCell(cell: unknown): string {
  if (typeof cell === 'number') return String(Math.round(cell * 1e6) / 1e6).replace('.', ',');
  if (typeof cell === 'boolean') return cell ? 'sim' : 'não';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' ? cell : '';
}

/** The rows of the first sheet of an .xlsx file as texts. @throws Error when it cannot be read */
export async function readXlsx(bytes: ArrayBuffer): Promise<string[][]> {
  const rows = await readSheet(storeZip(bytes, MAX_UNPACKED_BYTES));
  return rows.map((row) => row.map(textOfCell));
}
