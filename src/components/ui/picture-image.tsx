import type { Picture } from '@/contract/schemas/catalog';
import { pictureFile } from '@/lib/browser/picture-file';
import { smallSizes } from '@/lib/small-sizes';
import { useDataDear } from '@/lib/browser/use-data-dear';

interface PictureImageProps {
  picture: Picture;
  /** The `sizes` of an `img`: how wide it stands at each width of the window. */
  sizes: string;
  /**
   * No wider file is offered: where the picture always stands small, its addresses only weigh. The few browsers without
   * AVIF get the one file of its own address.
   */
  widest?: number;
  /** The main picture of the page: loaded at once and first. */
  priority?: boolean;
  /** Empty text for a picture that a caption beside it already names. */
  alt?: string;
  className?: string;
}

/** At least the narrowest, whatever the limit. */
const source = ({ srcUrl, widths }: Picture, format: 'avif' | 'webp', widest = Infinity) =>
  widths
    .filter((width, index) => index === 0 || width <= widest)
    .map((width) => `${pictureFile(srcUrl, width, format)} ${width}w`)
    .join(', ');

/** A stored picture in AVIF or WebP at the width the screen needs, its place kept by its own size. */
export function PictureImage({
  picture,
  sizes,
  widest,
  priority,
  alt = picture.alt,
  className = '',
}: PictureImageProps) {
  const fit = useDataDear() ? smallSizes(sizes) : sizes;
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
