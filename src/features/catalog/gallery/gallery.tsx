import { useTranslation } from 'next-i18next/pages';
import { memo, useRef, useState, type ReactNode } from 'react';
import dynamic from 'next/dynamic';
import { Icon } from '@/components/ui/icon';
import { PictureImage } from '@/components/ui/picture-image';
import { enlargedPictures, type GalleryItem } from './enlarged-pictures';
import { GalleryThumbnails } from './gallery-thumbnails';

const GalleryLightbox = dynamic(() => import('./gallery-lightbox'), { ssr: false });

interface GalleryProps {
  items: readonly GalleryItem[];
  /** Shown over the picture, such as the sale tag; not on a phone, where the picture is small. */
  overlay?: ReactNode;
}

const FRAME = 'tile relative aspect-square overflow-hidden rounded-lg border border-line';

/**
 * The product's pictures: swipe, thumbnails, and a lightbox on click. On a tablet the thumbnails are beside the frame,
 * which comes first and has its place before they are read.
 */
export const Gallery = memo(function Gallery({ items, overlay }: GalleryProps) {
  const { t } = useTranslation('product');
  const shown = items.filter((item) => item.showOnDetailsGallery);
  const [index, setIndex] = useState(0);
  const [zoom, setZoom] = useState<'never' | 'open' | 'closed'>('never');
  const [enlarged, setEnlarged] = useState<readonly GalleryItem[]>([]);
  const [viewed, setViewed] = useState(0);
  const track = useRef<HTMLUListElement>(null);
  const total = shown.length;

  if (total === 0) {
    return (
      <div className={`${FRAME} grid place-items-center text-muted`}>
        <p>{t('gallery.none')}</p>
      </div>
    );
  }

  const show = (next: number) => {
    setIndex(next);
    const box = track.current;
    if (!box) return;
    // In right-to-left, scrollLeft is zero or negative.
    const sign = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
    box.scrollTo({ left: sign * next * box.clientWidth });
  };
  const enlarge = (item: GalleryItem) => {
    const pictures = enlargedPictures(items, item);
    setEnlarged(pictures);
    setViewed(pictures.indexOf(item));
    setZoom('open');
  };
  /** The gallery follows the lightbox, so that closing it shows the last picture, if the gallery has it. */
  const view = (seen: number) => {
    setViewed(seen);
    const position = shown.findIndex(({ srcUrl }) => srcUrl === enlarged[seen]?.srcUrl);
    if (position >= 0) show(position);
  };
  const follow = (box: HTMLElement) => {
    const seen = Math.round(Math.abs(box.scrollLeft) / box.clientWidth);
    if (seen !== index && seen < total) setIndex(seen);
  };

  return (
    <div
      className={`grid gap-3.5 ${total > 1 ? 'md:max-lg:grid-cols-[84px_minmax(0,1fr)] md:max-lg:[&>div]:col-start-2' : ''}`}
    >
      <div className={FRAME}>
        <div className="pointer-events-none absolute start-3 top-3 z-1 max-md:hidden">{overlay}</div>
        <ul
          ref={track}
          aria-label={t('gallery.pictures')}
          onScroll={(event) => follow(event.currentTarget)}
          className="flex h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {shown.map((item, position) => (
            // Only the current picture is focusable, so that Tab skips pictures that are not visible.
            <li
              key={item.srcUrl}
              aria-hidden={position !== index}
              inert={position !== index}
              className="size-full shrink-0 snap-center snap-always"
            >
              <button
                type="button"
                aria-label={t('gallery.zoom', { number: position + 1, total, alt: item.alt })}
                aria-haspopup="dialog"
                onClick={() => enlarge(item)}
                className="grid size-full cursor-zoom-in place-items-center focus-visible:-outline-offset-4"
              >
                <PictureImage
                  picture={item}
                  alt=""
                  priority={position === 0}
                  sizes="(min-width: 1280px) 580px, (min-width: 1024px) 46vw, (min-width: 768px) 31vw, 34vw"
                  className="h-full w-auto md:h-auto md:w-[94%]"
                />
              </button>
            </li>
          ))}
        </ul>
        <p
          aria-hidden="true"
          className="pointer-events-none absolute end-3 bottom-3 flex items-center gap-1.5 rounded-full bg-raised/90 px-3 py-1.5 text-sm font-semibold max-md:hidden print:hidden"
        >
          <Icon name="magnifying-glass" className="size-4" />
          {total > 1 && <bdi dir="ltr">{`${String(index + 1)}/${String(total)}`}</bdi>}
        </p>
        <p className="sr-only" aria-live="polite">
          {total > 1 && t('gallery.position', { number: index + 1, total })}
        </p>
      </div>
      {total > 1 && <GalleryThumbnails items={shown} index={index} onShow={show} />}
      {zoom !== 'never' && (
        <GalleryLightbox
          items={enlarged}
          index={viewed}
          open={zoom === 'open'}
          onView={view}
          onClose={() => setZoom('closed')}
        />
      )}
    </div>
  );
});
