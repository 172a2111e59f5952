import type { ReceivedFile } from '@/contract/contract';
import type { PrescriptionFile } from '@/contract/schemas/orders';
import { hasSignature, PICTURE_FORMATS } from '@/server/domains/media/picture-signature';
import { invalidPicture, MAX_PIXELS, requireSoundPicture } from '@/server/domains/media/sound-picture';
import { Fault } from '@/server/kernel/fault';

/** Small print of an A4 page stays legible, and the file small. */
const MAX_SIDE = 2_400;
const JPEG = { quality: 82, mozjpeg: true } as const;

/** The end of a PDF is in its last bytes; scanners put a little behind it. */
const PDF_TAIL_BYTES = 1_024;
/** What runs, opens or carries something else, and what browsers and unzippers would read as another type. */
const ACTIVE = [
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)\b/,
  /<script/i,
  /<\?php/i,
  /<!doctype/i,
  /<html/i,
  /<iframe/i,
  /<svg[\s>]/i,
];
/** The directory at the end of a ZIP. */
const ZIP_END = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const ZIP_TAIL_BYTES = 65_557;

/** Whether these are the bytes of a PDF and of nothing else beside. A PDF with scripts or attachments is none. */
function isPlainPdf(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 0, 5) !== '%PDF-') return false;
  if (!bytes.subarray(-PDF_TAIL_BYTES).includes('%%EOF')) return false;
  if (bytes.subarray(-ZIP_TAIL_BYTES).includes(ZIP_END)) return false;
  const text = bytes.toString('latin1');
  return !ACTIVE.some((pattern) => pattern.test(text));
}

/** A picture drawn again from its pixels: upright, without metadata, and with nothing behind it. */
async function redraw(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg(JPEG)
    .toBuffer()
    .catch(() => {
      throw invalidPicture('unreadable');
    });
}

/**
 * What is stored of a file that was sent as a prescription: a PDF as it is, a picture drawn again as JPEG.
 * @throws Fault UNSUPPORTED_MEDIA_TYPE for what is not, or not only, what it claims to be; VALIDATION `file`:
 *   `tooLarge` above 64 million pixels, `tooSmall` or `unreadable`
 */
export async function planPrescriptionFile({
  bytes,
  type,
}: ReceivedFile): Promise<{ type: PrescriptionFile['type']; bytes: Buffer }> {
  const isSound = type === 'application/pdf' ? isPlainPdf(bytes) : hasSignature(bytes, type);
  if (!isSound) throw new Fault('UNSUPPORTED_MEDIA_TYPE', 'The file is not what it claims to be');
  if (type === 'application/pdf') return { type, bytes };
  await requireSoundPicture(bytes, PICTURE_FORMATS[type]);
  return { type: 'image/jpeg', bytes: await redraw(bytes) };
}
