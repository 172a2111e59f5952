import { useTranslation } from 'next-i18next/pages';
import type { Picture } from '@/contract/schemas/catalog';
import { PictureImage } from '@/components/ui/picture-image';

interface GalleryThumbnailsProps {
  items: readonly Picture[];
  index: number;
  onShow: (index: number) => void;
}

/** The thumbnails; that of the current picture is pressed. A phone has no room for them: there the picture is swiped. */
export function GalleryThumbnails({ items, index, onShow }: GalleryThumbnailsProps) {
  const { t } = useTranslation('catalog');
  return (
    <ul
      aria-label={t('gallery.label')}
      className="grid auto-rows-min content-start gap-2.5 max-md:hidden md:max-lg:col-start-1 md:max-lg:row-start-1 lg:grid-cols-[repeat(auto-fill,84px)] print:hidden"
    >
      {items.map((item, position) => (
        <li key={item.srcUrl}>
          <button
            type="button"
            aria-label={t('gallery.show', { number: position + 1 })}
            aria-pressed={position === index}
            onClick={() => onShow(position)}
            className="tile grid aspect-square w-full place-items-center overflow-hidden rounded border border-line aria-pressed:outline-2 aria-pressed:outline-primary"
          >
            <PictureImage picture={item} alt="" sizes="77px" className="h-auto w-11/12" />
          </button>
        </li>
      ))}
    </ul>
  );
}
