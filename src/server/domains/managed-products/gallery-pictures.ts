import type { ProductContent } from './managed-product-view';
import { Fault } from '@/server/kernel/fault';
import { pictureFiles } from '@/server/ports/media/encode-picture';
import type { FileStore } from '@/server/ports/media/file-store';

type GalleryItem = ProductContent['gallery'][number];

/** A name that the pipeline writes: `<base>-<width>.webp`; nothing in it can leave the folder. */
const STORED = /^\/media\/([a-z0-9][a-z0-9-]{0,180})-(\d{2,5})\.webp$/;
const COLOR = /^#[0-9a-f]{6}$/;
const LONGEST_ALT = 300;
const LONGEST_SIDE = 30_000;

const isSide = (value: number) => value >= 1 && value <= LONGEST_SIDE;

async function isStored(pictures: FileStore, item: GalleryItem): Promise<boolean> {
  const [, base = '', width] = STORED.exec(item.srcUrl) ?? [];
  const isLawful =
    base !== '' &&
    item.widths.includes(Number(width)) &&
    item.widths.length <= 12 &&
    item.widths.every(isSide) &&
    isSide(item.width) &&
    isSide(item.height) &&
    COLOR.test(item.color);
  if (!isLawful) return false;
  const found = await Promise.all(pictureFiles(base, item.widths).map((file) => pictures.has(file)));
  return found.every(Boolean);
}

/**
 * The pictures of a product that may be saved: ones this shop stored, with the facts it stored them with. Looks on the
 * disk, so call it outside a transaction.
 * @param known pictures of the product as it stands, which are good as they are
 * @throws Fault VALIDATION naming the pictures that are not the shop's, or come twice
 */
export async function requireStoredPictures(
  pictures: FileStore,
  gallery: readonly GalleryItem[],
  known: readonly GalleryItem[],
): Promise<GalleryItem[]> {
  const fields: [string, string][] = [];
  const seen = new Set<string>();
  const checked: GalleryItem[] = [];
  for (const [index, item] of gallery.entries()) {
    const old = known.find(({ srcUrl }) => srcUrl === item.srcUrl);
    const alt = item.alt.trim();
    if (alt.length > LONGEST_ALT) fields.push([`gallery.${index}.alt`, 'tooLong']);
    if (seen.has(item.srcUrl)) fields.push([`gallery.${index}.srcUrl`, 'taken']);
    else if (!old && !(await isStored(pictures, item))) fields.push([`gallery.${index}.srcUrl`, 'invalid']);
    seen.add(item.srcUrl);
    const facts = old ? { width: old.width, height: old.height, widths: old.widths, color: old.color } : {};
    checked.push({ ...item, ...facts, alt });
  }
  if (fields.length > 0)
    throw new Fault('VALIDATION', 'A picture is not stored here', { fields: Object.fromEntries(fields) });
  return checked;
}
