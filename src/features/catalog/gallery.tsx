import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import type { Product } from '@/contract/schemas/catalog';
import { PictureImage } from '@/components/ui/picture-image';

interface GalleryProps {
  items: Product['mediaSet']['gallery'];
  /** Stands over the picture, such as the sale tag. */
  overlay?: ReactNode;
}

/** The product's pictures: one large, the others to choose from. */
export function Gallery({ items, overlay }: GalleryProps) {
  const { t } = useTranslation('catalog');
  const shown = items.filter((item) => item.showOnDetailsGallery);
  const [index, setIndex] = useState(0);
  const current = shown[index] ?? shown[0];
  if (!current) return <div className="tile aspect-square rounded-lg border border-line" />;
  return (
    <div className={`grid gap-3.5 ${shown.length > 1 ? 'md:grid-cols-[84px_minmax(0,1fr)]' : ''}`}>
      <div className="tile relative grid aspect-square place-items-center rounded-lg border border-line md:order-2">
        <div className="absolute start-3 top-3 z-1">{overlay}</div>
        <PictureImage
          picture={current}
          priority
          sizes="(min-width: 1024px) 520px, 92vw"
          className="h-auto w-[94%]"
        />
      </div>
      {shown.length > 1 && (
        <ul
          aria-label={t('gallery.label')}
          className="grid auto-rows-min grid-cols-4 content-start gap-2.5 md:grid-cols-1"
        >
          {shown.map((item) => (
            <li key={item.srcUrl}>
              <button
                type="button"
                aria-label={t('gallery.show', { number: shown.indexOf(item) + 1 })}
                aria-pressed={item === current}
                onClick={() => setIndex(shown.indexOf(item))}
                className="tile grid aspect-square w-full place-items-center overflow-hidden rounded border border-line aria-pressed:outline-2 aria-pressed:outline-primary"
              >
                <PictureImage picture={item} alt="" sizes="84px" className="h-auto w-[92%]" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
