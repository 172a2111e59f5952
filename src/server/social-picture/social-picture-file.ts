import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@config/brands/brand';

/** Part of every name: raise it when the drawing changes. */
const DRAWING_VERSION = 1;

/** What a link preview shows of a product; prices are left out, because previews are kept for years. */
export interface SocialPictureSubject {
  slug: string;
  title: string;
  /** Small line over the title. */
  line: string;
  /** Stored packshot, `/media/…`; its name carries the hash of its content. */
  srcUrl: string | null;
}

/**
 * File name of a product's social picture. Everything that is drawn is hashed into it, so that an edited title or a
 * new packshot asks for a new file, and no table has to remember which file is whose.
 */
export function socialPictureFile(
  brand: Pick<Brand, 'id' | 'name' | 'theme'>,
  subject: SocialPictureSubject,
): string {
  const drawn = [
    DRAWING_VERSION,
    brand.id,
    brand.name,
    brand.theme,
    subject.title,
    subject.line,
    subject.srcUrl,
  ];
  const hash = createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 8);
  return `social-${brand.id}-${subject.slug.slice(0, 120)}-${hash}-1200.jpg`;
}

/** Address of a product's social picture, or null while nobody has made it. */
export async function findSocialPicture(
  mediaDir: string,
  brand: Brand,
  subject: SocialPictureSubject,
): Promise<string | null> {
  const file = socialPictureFile(brand, subject);
  return access(join(mediaDir, file)).then(
    () => `/media/${file}`,
    () => null,
  );
}
