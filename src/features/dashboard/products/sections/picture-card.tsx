import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { PictureImage } from '@/components/ui/picture-image';
import { text } from '../../resource/form-field';
import { FormFields } from '../../resource/form-fields';
import type { GalleryEntry, ProductDraft } from '../draft/product-draft';
import { own } from './product-fields';

interface PictureCardProps {
  id: string;
  index: number;
  picture: GalleryEntry;
  onRemove: () => void;
}

const PLACES = ['showOnThumbnail', 'showOnDetailsGallery', 'showOnInnerGallery'] as const;

/** One picture of the gallery: its handle to move it, its text, and where it is shown. */
export function PictureCard({ id, index, picture, onRemove }: PictureCardProps) {
  const { t } = useTranslation(['manage-products', 'manage']);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const number = index + 1;
  const at = `gallery.${index}` as const;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-3 rounded border bg-raised p-3 ${isDragging ? 'z-10 border-primary shadow-high' : 'border-line'}`}
    >
      <div className="grid content-start justify-items-center gap-1">
        <button
          type="button"
          ref={setActivatorNodeRef}
          {...attributes}
          {...listeners}
          aria-label={t('pictures.move', { number })}
          className="grid size-11 cursor-grab touch-none place-items-center rounded hover:bg-primary-soft active:cursor-grabbing"
        >
          <Icon name="dots-six" className="size-6" />
        </button>
        <PictureImage
          picture={picture}
          sizes="96px"
          alt=""
          className="size-[min(6rem,20vw)] rounded-sm bg-tile object-contain"
        />
        {index === 0 && <Badge tone="info">{t('pictures.first')}</Badge>}
      </div>
      <div className="grid content-start gap-2">
        <FormFields<ProductDraft>
          fields={[
            text(`${at}.alt`, t('manage:upload.alt'), { maxLength: 300, ...own }),
            {
              kind: 'row',
              className: '',
              fields: PLACES.map((place) => {
                return {
                  kind: 'switch',
                  name: `${at}.${place}`,
                  label: t(`pictures.${place}`),
                  className: '',
                };
              }),
            },
          ]}
        />
        <IconButton
          icon="trash"
          label={t('pictures.remove', { number })}
          onClick={onRemove}
          className="justify-self-end"
        />
      </div>
    </li>
  );
}
