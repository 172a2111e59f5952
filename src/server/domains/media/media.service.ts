import type { ReceivedFile } from '@/contract/contract';
import type { Picture } from '@/contract/schemas/catalog';
import { Fault } from '@/server/kernel/fault';
import { createGate } from '@/server/kernel/gate';
import type { Dependencies } from '@/server/dependencies';
import { encodePicture, pictureHash } from '@/server/ports/media/encode-picture';
import { hasSignature, PICTURE_FORMATS } from './picture-signature';
import { invalidPicture, MAX_PIXELS, requireSoundPicture } from './sound-picture';

/** Encoding fills a processor: other calls wait, no longer than a client does. */
const ENCODING = { most: 2, patienceMs: 25_000 };
const NAME_DIGITS = 32;

/** Pictures that the shop's people put in. */
export function createMediaService({ pictures }: Pick<Dependencies, 'pictures'>) {
  const gate = createGate(ENCODING);

  return {
    /**
     * Stores a picture in every size under a name made from its content, drawn again from its pixels: upright, without
     * metadata. The same file again gives the same picture.
     * @throws Fault UNSUPPORTED_MEDIA_TYPE for what is not, or not only, the JPEG, PNG or WebP it claims to be;
     *   VALIDATION `file`: `tooLarge` above 64 million pixels, `tooSmall`, or `unreadable`; UNAVAILABLE
     */
    async uploadPicture({ bytes, type }: ReceivedFile): Promise<Picture> {
      if (!hasSignature(bytes, type))
        throw new Fault('UNSUPPORTED_MEDIA_TYPE', 'The file is not what it claims to be');
      return gate.run('pictures', async () => {
        await requireSoundPicture(bytes, PICTURE_FORMATS[type]);
        const base = `foto-${pictureHash(bytes).slice(0, NAME_DIGITS)}`;
        const stored = await encodePicture(bytes, { base, files: pictures, maxPixels: MAX_PIXELS }).catch(
          (error: unknown) => {
            // A full disk is not the picture's fault.
            if (error instanceof Error && 'code' in error) throw error;
            throw invalidPicture('unreadable');
          },
        );
        return { ...stored, alt: '' };
      });
    },
  };
}
