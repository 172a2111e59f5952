import { Fault } from '@/server/kernel/fault';

/** More than a telephone's best pictures, and what a small server can still hold in memory. */
export const MAX_PIXELS = 64_000_000;
/** A stored name of a picture holds the width in two digits or more. */
const MIN_WIDTH = 10;

export const invalidPicture = (code: string) =>
  new Fault('VALIDATION', 'The picture cannot be used', { fields: { file: code } });

/**
 * Checks a picture by its header, without decoding a pixel.
 * @param format what it claims to be, as the image library calls it
 * @throws Fault UNSUPPORTED_MEDIA_TYPE for another format; VALIDATION `file`: `tooLarge`, `tooSmall` or `unreadable`
 */
export async function requireSoundPicture(bytes: Buffer, format: string | undefined): Promise<void> {
  const { default: sharp } = await import('sharp');
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalidPicture('unreadable');
    });
  if (header.format !== format)
    throw new Fault('UNSUPPORTED_MEDIA_TYPE', 'The file is not what it claims to be');
  if (header.width * header.height > MAX_PIXELS) throw invalidPicture('tooLarge');
  if (Math.min(header.width, header.height) < MIN_WIDTH) throw invalidPicture('tooSmall');
}
