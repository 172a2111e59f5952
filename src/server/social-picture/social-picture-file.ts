import { createHash } from 'node:crypto';
import type { Brand } from '@config/brands/brand';
import type { FileStore } from '@/server/ports/media/file-store';

/** Part of every name: raise it when the drawing changes. */
const DRAWING_VERSION = 1;

/** What a link preview shows of a product; prices are left out, because previews are cached for years. */
export interface SocialPictureSubject {
  slug: string;
  title: string;
  /** Small line over the title. */
  line: string;
  /** Stored packshot, `/media/…`; its name carries the hash of its content. */
  srcUrl: string | null;
}

/**
 * File name of a product's social picture. Everything that is drawn is hashed into it, so that an edited title or a new
 * packshot gets a new file, and no table has to map files to products.
 */
export function socialPictureFile(
  brand: Pick<Brand, 'id' | 'name' | 'theme' | 'look'>,
  subject: SocialPictureSubject,
): string {
  const drawn = [
    DRAWING_VERSION,
    brand.id,
    brand.name,
    brand.theme,
    brand.look.titleFace,
    brand.look.titleWeight,
    subject.title,
    subject.line,
    subject.srcUrl,
  ];
  const hash = createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 8);
  return `social-${brand.id}-${subject.slug.slice(0, 120)}-${hash}-1200.jpg`;
}

/** Address of a product's social picture, or null while it is not made. */
export async function findSocialPicture(
  files: FileStore,
  brand: Brand,
  subject: SocialPictureSubject,
): Promise<string | null> {
  const file = socialPictureFile(brand, subject);
  return (await files.has(file)) ? `/media/${file}` : null;
}
