/**
 * A sheet is a zip, and the library that reads it unpacks large ones in workers made from text, which the shop's
 * policy for scripts forbids. Here the browser itself unpacks it, and the library gets the same zip unpacked.
 */
const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const MAX_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  name: Uint8Array;
  crc: number;
  data: Uint8Array;
}

/** Unpacks one entry, and no more than `most` bytes of it: a small file may hold far too much. */
async function inflate(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array> {
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  // What is wrong with the bytes shows where they are read.
  void writer
    .write(packed)
    .then(
      () => writer.close(),
      () => undefined,
    )
    .catch(() => undefined);
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error('The sheet holds too much');
    }
  }
  return join(parts, length);
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const isPart = (name: string) => /\.(xml|rels)$/.test(name);

async function readEntries(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Entry[]> {
  const view = new DataView(bytes.buffer);
  let end = bytes.length - END_LENGTH;
  while (end >= Math.max(0, bytes.length - END_LENGTH - MAX_COMMENT) && view.getUint32(end, true) !== END)
    end -= 1;
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error('Not a zip');
  const entries: Entry[] = [];
  let left = most;
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count -= 1) {
    if (view.getUint32(at, true) !== CENTRAL) throw new Error('Not a zip');
    const method = view.getUint16(at + 10, true);
    const nameLength = view.getUint16(at + 28, true);
    const name = bytes.subarray(at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength);
    if (isPart(new TextDecoder().decode(name))) {
      if (method !== STORED && method !== DEFLATED) throw new Error('Packed in an unknown way');
      const local = view.getUint32(at + 42, true);
      const start =
        local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const packed = bytes.subarray(start, start + view.getUint32(at + 20, true));
      const data = method === STORED ? packed : await inflate(packed, left);
      left -= data.length;
      entries.push({ name, crc: view.getUint32(at + 16, true), data });
    }
    at += CENTRAL_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The fields that an entry's two headers share, from the version on. */
function writeShared(view: DataView, at: number, { name, crc, data }: Entry) {
  view.setUint16(at, 20, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, data.length, true);
  view.setUint32(at + 18, data.length, true);
  view.setUint16(at + 22, name.length, true);
}

/**
 * The XML parts of a zip in a zip without compression.
 * @param most bytes they may unpack to, all together
 * @throws Error when it is no zip, is damaged, or holds more
 */
export async function storeZip(buffer: ArrayBuffer, most: number): Promise<ArrayBuffer> {
  const entries = await readEntries(new Uint8Array(buffer), most);
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const local = new Uint8Array(LOCAL_LENGTH);
    const localView = new DataView(local.buffer);
    localView.setUint32(0, LOCAL, true);
    writeShared(localView, 4, entry);
    const central = new Uint8Array(CENTRAL_LENGTH);
    const centralView = new DataView(central.buffer);
    centralView.setUint32(0, CENTRAL, true);
    centralView.setUint16(4, 20, true);
    writeShared(centralView, 6, entry);
    centralView.setUint32(42, offset, true);
    parts.push(local, entry.name, entry.data);
    directory.push(central, entry.name);
    offset += LOCAL_LENGTH + entry.name.length + entry.data.length;
  }
  const directoryLength = directory.reduce((sum, part) => sum + part.length, 0);
  const end = new Uint8Array(END_LENGTH);
  const endView = new DataView(end.buffer);
  endView.setUint32(0, END, true);
  endView.setUint16(8, entries.length, true);
  endView.setUint16(10, entries.length, true);
  endView.setUint32(12, directoryLength, true);
  endView.setUint32(16, offset, true);
  return join([...parts, ...directory, end], offset + directoryLength + END_LENGTH).buffer;
}
