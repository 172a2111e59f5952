import { readSheet } from 'read-excel-file/universal';
import { unzipSync, zipSync } from 'fflate';

const isPart = (name: string) => /\.(xml|rels)$/.test(name);

/**
 * The XML parts of a sheet in a zip without compression. The library that reads it would unpack large ones in workers
 * made from text, which the shop's policy for scripts forbids.
 * @param most bytes they may unpack to, all together: a small file may hold far too much
 * @throws Error when it is no zip, is damaged, or holds more
 */
export function storeZip(bytes: ArrayBuffer, most: number): ArrayBuffer {
  let left = most;
  const parts = unzipSync(new Uint8Array(bytes), {
    // No part is unpacked beyond the size that it declares here.
    filter({ name, originalSize }) {
      if (!isPart(name)) return false;
      left -= originalSize;
      if (left < 0) throw new Error('The sheet holds too much');
      return true;
    },
  });
  return new Uint8Array(zipSync(parts, { level: 0 })).buffer;
}

/** A sheet of 100,000 lines unpacks to less. */
const MAX_UNPACKED_BYTES = 150 * 1024 * 1024;

/**
 * A cell of a sheet as text. A number has a comma, so that the server never takes three decimals for thousands; the
 * dust of its binary form is rounded away. A whole number, such as a GTIN, has none.
 */
function textOfCell(cell: unknown): string {
  if (Number.isInteger(cell)) return String(cell);
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
