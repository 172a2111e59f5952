/** Formats the shop takes, by content type, as the image library calls them. */
export const PICTURE_FORMATS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
};

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
/** The empty IEND chunk; its checksum follows. */
const PNG_END = Buffer.from([0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44]);

const startsWith = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);
const isBlank = (bytes: Buffer) => bytes.every((byte) => byte === 0);

/** What a browser, a server or an unzipper would read as another type, whatever the first bytes are. */
const FOREIGN = [/<script/i, /<\?php/i, /<!doctype/i, /<html/i, /<iframe/i, /<svg[\s>]/i, /%PDF-\d/];
/** The directory of a ZIP is in its last 64 KiB. */
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ZIP_TAIL_BYTES = 65_557;

const READERS: Readonly<Record<string, (bytes: Buffer) => boolean>> = {
  'image/jpeg': (bytes) => startsWith(bytes, JPEG_START),
  'image/png': (bytes) => {
    const end = bytes.lastIndexOf(PNG_END);
    // A truncated file has no end; the decoder reports it better.
    return startsWith(bytes, PNG_START) && (end < 0 || isBlank(bytes.subarray(end + PNG_END.length + 4)));
  },
  'image/webp': (bytes) =>
    bytes.length >= 12 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP' &&
    isBlank(bytes.subarray(8 + bytes.readUInt32LE(4))),
};

/**
 * Whether a file is what it claims to be, and nothing else beside: the first bytes are those of its type, PNG and WebP
 * end where they say, and no page, program, PDF or archive hides in it. Cameras put films and depth behind a JPEG, so
 * what follows one is allowed.
 */
export function hasSignature(bytes: Buffer, type: string): boolean {
  if (!READERS[type]?.(bytes)) return false;
  if (bytes.subarray(-ZIP_TAIL_BYTES).includes(ZIP_END)) return false;
  const text = bytes.toString('latin1');
  return !FOREIGN.some((pattern) => pattern.test(text));
}
