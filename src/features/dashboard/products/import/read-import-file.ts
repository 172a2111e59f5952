import { findColumn } from '@/contract/import-columns';
import type { FileRows, TableFault } from './import-table';

const DELIMITERS = [';', ',', '\t', '|'] as const;
const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** A file that cannot be imported. */
export class FileFault extends Error {
  constructor(readonly fault: TableFault) {
    super(fault);
    this.name = 'FileFault';
  }
}

/** UTF-8, or what an older Excel writes. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

async function readCsv(file: File): Promise<FileRows> {
  const [{ default: Papa }, bytes] = await Promise.all([import('papaparse'), file.arrayBuffer()]);
  // Papa takes the first line end for all of them, but a file that was put together may have several kinds.
  const text = decode(bytes).replace(/\r\n?/g, '\n');
  // The header tells what separates its cells: by what makes most known columns of it.
  const known = (delimiter: string) =>
    (Papa.parse<string[]>(text, { delimiter, preview: 1 }).data[0] ?? []).filter(findColumn).length;
  const [delimiter = ';'] = [...DELIMITERS].sort((a, b) => known(b) - known(a));
  return Papa.parse<string[]>(text, { delimiter }).data;
}

/** Reads a sheet in a worker, because thousands of lines take seconds; the worker is loaded by the first sheet. */
function readXlsx(bytes: ArrayBuffer): Promise<FileRows> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url));
  return new Promise<FileRows>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<FileRows | null>) =>
      data ? resolve(data) : reject(new FileFault('unreadable'));
    worker.onerror = () => reject(new FileFault('unreadable'));
    worker.postMessage(bytes, [bytes]);
  }).finally(() => worker.terminate());
}

/** What a zip, and so an .xlsx, begins with. */
async function isZip(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}

/**
 * Reads a CSV or XLSX file in the browser; its content decides, not its name. The libraries are loaded by the first
 * file.
 * @throws FileFault when it is too large or cannot be read
 */
export async function readImportFile(file: File): Promise<FileRows> {
  if (file.size > MAX_FILE_BYTES) throw new FileFault('tooLarge');
  if (file.size === 0) throw new FileFault('empty');
  try {
    return await ((await isZip(file)) ? readXlsx(await file.arrayBuffer()) : readCsv(file));
  } catch {
    throw new FileFault('unreadable');
  }
}
