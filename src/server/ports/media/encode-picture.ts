import { createHash } from 'node:crypto';
import type { Picture } from '@/contract/schemas/catalog';
import type { FileStore } from './file-store';

const PICTURE_WIDTHS = [160, 320, 480, 640, 960, 1280] as const;

/** A stored picture without its description. */
export type StoredPicture = Omit<Picture, 'alt'>;

/** Part of every hash: raise it when the encoders' settings change. */
const PIPELINE_VERSION = 3;
/**
 * The quality by width. The small ones are tiles. 960 is for the full width of a phone's screen with two or three
 * pixels a point: at quality 35 it is a quarter smaller than at 45 and looks the same there.
 */
const AVIF_QUALITY = new Map([
  [160, 40],
  [320, 40],
  [480, 40],
  [960, 35],
]);
/**
 * Effort 1 takes half the time of 2 for files 3% larger; 0 would make them 30% larger. Against 55 with full colour,
 * files are a quarter smaller and look the same on a screen of two or three pixels a point (seen on the packshots).
 */
const avifOptions = (width: number) =>
  ({ quality: AVIF_QUALITY.get(width) ?? 45, effort: 1, chromaSubsampling: '4:2:0' }) as const;
const WEBP = { quality: 78, effort: 2, alphaQuality: 80 } as const;

/** Digest of a source for the names of its files, in hex. */
export const pictureHash = (source: Buffer): string =>
  createHash('sha256').update(`v${PIPELINE_VERSION}`).update(source).digest('hex');

/** Names of the files of a picture. */
export const pictureFiles = (base: string, widths: readonly number[]): string[] =>
  widths.flatMap((width) => [`${base}-${width}.avif`, `${base}-${width}.webp`]);

/**
 * Stores one picture in every width that it can fill, drawn from its pixels, upright and without metadata. Files that
 * exist stay.
 * @param base name of the files, without width
 * @param maxPixels pictures with more are refused
 * @throws Error of the image library when it cannot read the source
 */
export async function encodePicture(
  source: Buffer,
  { base, files, maxPixels }: { base: string; files: FileStore; maxPixels?: number },
): Promise<StoredPicture> {
  const { default: sharp } = await import('sharp');
  // Files are encoded side by side; threads inside one encoder would only compete with them.
  sharp.concurrency(1);
  const input = { failOn: 'error', ...(maxPixels && { limitInputPixels: maxPixels }) } as const;
  const open = () => sharp(source, input).autoOrient().toColourspace('srgb');
  const { autoOrient } = await open().metadata();
  const { width, height } = autoOrient;
  const fitting = PICTURE_WIDTHS.filter((candidate) => candidate <= width);
  const widths = fitting.length > 0 ? fitting : [width];
  // Decoded once, not for every file made from it.
  const { data, info } = await open()
    .resize({ width: Math.max(...widths) })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const target of widths) {
    const [avif = '', webp = ''] = pictureFiles(base, [target]);
    const resized = () => sharp(data, { raw: info }).resize({ width: target });
    if (!(await files.has(avif)))
      await files.write(avif, await resized().avif(avifOptions(target)).toBuffer());
    if (!(await files.has(webp))) await files.write(webp, await resized().webp(WEBP).toBuffer());
  }
  const [red = 0, green = 0, blue = 0] = await open()
    .ensureAlpha()
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  const color = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? width;
  return { srcUrl: `/media/${base}-${middle}.webp`, width, height, widths: [...widths], color };
}
