import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core';
import {
  SortableContext,
  rectSortingStrategy,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useFieldText } from '../../resource/form-errors';
import { PictureUpload } from '../../editor/picture-upload';
import type { GalleryEntry, ProductDraft } from '../draft/product-draft';
import { CSS } from '@dnd-kit/utilities';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { PictureImage } from '@/components/ui/picture-image';
import { useFocusAfterRemoval } from '@/lib/browser/use-focus-after-removal';
import { text } from '../../resource/form-field';
import { FormFields } from '../../resource/form-fields';
import { own } from './product-fields';

interface PictureCardProps {
  id: string;
  index: number;
  picture: GalleryEntry;
  onRemove: () => void;
}

const PLACES = ['showOnThumbnail', 'showOnDetailsGallery', 'showOnInnerGallery'] as const;

/** One picture of the gallery: its handle to move it, its text, and where it is shown. */
function PictureCard({ id, index, picture, onRemove }: PictureCardProps) {
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

const MAX_PICTURES = 20;
/** A finger or mouse that moves less only clicks. */
const DRAG_AFTER_PX = 6;

/** The pictures of a product: uploaded several at once, ordered by drag or by keyboard; the first is the packshot. */
export function PicturesSection() {
  const { t } = useTranslation('manage-products');
  const { control } = useFormContext<ProductDraft>();
  const { errors } = useFormState({ control, name: 'gallery' });
  const textOf = useFieldText();
  const gallery = useFieldArray({ control, name: 'gallery', keyName: 'key' });
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const count = gallery.fields.length;
  const [said, setSaid] = useState('');
  const hint = useRef<HTMLParagraphElement>(null);
  const removal = useFocusAfterRemoval<HTMLUListElement>({ count, control: 'button', rest: hint });
  const placeOf = (id: string | number | undefined) => gallery.fields.findIndex(({ key }) => key === id) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('pictures.lifted', { position: placeOf(active.id), count }),
    onDragOver: ({ over }) => (over ? t('pictures.over', { position: placeOf(over.id), count }) : undefined),
    onDragEnd: ({ over }) => t('pictures.dropped', { position: placeOf(over?.id), count }),
    onDragCancel: ({ active }) => t('pictures.cancelled', { position: placeOf(active.id) }),
  };
  const move = (from: string | number, to: string | number | undefined) => {
    const [start, end] = [placeOf(from) - 1, placeOf(to) - 1];
    if (start >= 0 && end >= 0 && start !== end) gallery.move(start, end);
  };
  const error = textOf(errors.gallery);
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        {said}
      </p>
      <PictureUpload
        multiple
        disabled={count >= MAX_PICTURES}
        onUploaded={(picture) =>
          gallery.append(
            { ...picture, showOnThumbnail: true, showOnDetailsGallery: true, showOnInnerGallery: true },
            { shouldFocus: false },
          )
        }
      />
      {error && <p className="text-sm font-semibold text-sale">{error}</p>}
      <p ref={hint} tabIndex={-1} className="text-sm text-muted">
        {t(count === 0 ? 'pictures.none' : 'pictures.places')}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={({ active, over }) => move(active.id, over?.id)}
        accessibility={{
          announcements,
          screenReaderInstructions: { draggable: t('pictures.instructions') },
        }}
      >
        <SortableContext items={gallery.fields.map(({ key }) => key)} strategy={rectSortingStrategy}>
          <ul {...removal} aria-label={t('sections.pictures')} className="grid gap-4 md:grid-cols-2">
            {gallery.fields.map((entry, index) => (
              <PictureCard
                key={entry.key}
                id={entry.key}
                index={index}
                picture={entry}
                onRemove={() => {
                  gallery.remove(index);
                  setSaid(t('pictures.removed', { count: count - 1 }));
                }}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </div>
  );
}
