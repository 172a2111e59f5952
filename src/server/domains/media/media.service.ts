import { mkdir } from 'node:fs/promises';
import type { ReceivedFile } from '@/contract/contract';
import type { Picture } from '@/contract/schemas/catalog';
import { mediaDirectory } from '@/server/db/seed/media';
import { Fault } from '@/server/kernel/fault';
import { createGate } from '@/server/kernel/gate';
import type { Dependencies } from '@/server/dependencies';
import { encodePicture, pictureHash } from './encode-picture';
import { hasSignature, PICTURE_FORMATS } from './picture-signature';

/** More than any telephone takes at its best, and what a small server can still hold. */
const MAX_PIXELS = 64_000_000;
/** A stored name holds the width in two digits or more. */
const MIN_WIDTH = 10;
/** Encoding fills a processor: the others wait, no longer than a client does. */
const ENCODING = { most: 2, patienceMs: 25_000 };
const NAME_DIGITS = 32;

const invalid = (code: string) =>
  new Fault('VALIDATION', 'The picture cannot be used', { fields: { file: code } });

/** Size and format as the header says, without decoding a pixel. @throws Fault VALIDATION */
async function readHeader(bytes: Buffer) {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalid('unreadable');
    });
}

/** Pictures that the shop's people put in. */
export function createMediaService({ env }: Pick<Dependencies, 'env'>) {
  const mediaDir = mediaDirectory(env);
  const gate = createGate(ENCODING);

  return {
    /**
     * Stores a picture in every size under a name made from its content, drawn anew from its pixels: upright, without
     * metadata. The same file again gives the same picture.
     * @throws Fault UNSUPPORTED_MEDIA_TYPE for what is not, or not only, the JPEG, PNG or WebP it claims to be;
     *   VALIDATION `file`: `tooLarge` above 64 million pixels, `tooSmall`, or `unreadable`; UNAVAILABLE
     */
    async uploadPicture({ bytes, type }: ReceivedFile): Promise<Picture> {
      if (!hasSignature(bytes, type))
        throw new Fault('UNSUPPORTED_MEDIA_TYPE', 'The file is not what it claims to be');
      return gate.run('pictures', async () => {
        const { format, width, height } = await readHeader(bytes);
        if (format !== PICTURE_FORMATS[type])
          throw new Fault('UNSUPPORTED_MEDIA_TYPE', 'The file is not what it claims to be');
        if (width * height > MAX_PIXELS) throw invalid('tooLarge');
        if (Math.min(width, height) < MIN_WIDTH) throw invalid('tooSmall');
        await mkdir(mediaDir, { recursive: true });
        const base = `foto-${pictureHash(bytes).slice(0, NAME_DIGITS)}`;
        const stored = await encodePicture(bytes, { base, mediaDir, maxPixels: MAX_PIXELS }).catch(
          (error: unknown) => {
            // A full disk is no fault of the picture.
            if (error instanceof Error && 'code' in error) throw error;
            throw invalid('unreadable');
          },
        );
        return { ...stored, alt: '' };
      });
    },
  };
}
