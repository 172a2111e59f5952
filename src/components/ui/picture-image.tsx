import type { Picture } from '@/contract/schemas/catalog';
import { pictureFile } from '@/lib/picture-file';
import { smallSizes } from '@/lib/small-sizes';
import { useDataDear } from '@/lib/use-data-dear';

interface PictureImageProps {
  picture: Picture;
  /** The `sizes` of an `img`: how wide it stands at each width of the window. */
  sizes: string;
  /** The main picture of the page: loaded at once and first. */
  priority?: boolean;
  /** Empty text for a picture that a caption beside it already names. */
  alt?: string;
  className?: string;
}

const source = ({ srcUrl, widths }: Picture, format: 'avif' | 'webp') =>
  widths.map((width) => `${pictureFile(srcUrl, width, format)} ${width}w`).join(', ');

/** A stored picture in AVIF or WebP at the width the screen needs, its place kept by its own size. */
export function PictureImage({
  picture,
  sizes,
  priority,
  alt = picture.alt,
  className = '',
}: PictureImageProps) {
  const fit = useDataDear() ? smallSizes(sizes) : sizes;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={source(picture, 'avif')} sizes={fit} />
      <img
        src={picture.srcUrl}
        srcSet={source(picture, 'webp')}
        sizes={fit}
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
