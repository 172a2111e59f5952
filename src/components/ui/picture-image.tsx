import type { Picture } from '@/contract/schemas/catalog';
import { pictureFile } from '@/lib/browser/picture-file';
import { smallSizes } from '@/lib/small-sizes';
import { useSaveData } from '@/lib/browser/use-save-data';

interface PictureImageProps {
  picture: Picture;
  /** The `sizes` of an `img`: its width at each width of the viewport. */
  sizes: string;
  /**
   * No wider file is listed, for a picture that is always small: fewer addresses in the HTML. The few browsers without
   * AVIF get the file of `srcUrl`.
   */
  widest?: number;
  /** The main picture of the page: loaded eagerly, with high priority. */
  priority?: boolean;
  /** Empty for a picture whose caption already names it. */
  alt?: string;
  className?: string;
}

/** The files up to the limit, at least the narrowest. */
const source = ({ srcUrl, widths }: Picture, format: 'avif' | 'webp', widest = Infinity) =>
  widths
    .filter((width, index) => index === 0 || width <= widest)
    .map((width) => `${pictureFile(srcUrl, width, format)} ${width}w`)
    .join(', ');

/** A stored picture in AVIF or WebP at the width that the screen needs. Its size is set, so that nothing shifts when it loads. */
export function PictureImage({
  picture,
  sizes,
  widest,
  priority,
  alt = picture.alt,
  className = '',
}: PictureImageProps) {
  const fit = useSaveData() ? smallSizes(sizes) : sizes;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={source(picture, 'avif', widest)} sizes={fit} />
      <img
        src={picture.srcUrl}
        srcSet={widest ? undefined : source(picture, 'webp')}
        sizes={widest ? undefined : fit}
        alt={alt}
        width={picture.width}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        className={className}
      />
    </picture>
  );
}
