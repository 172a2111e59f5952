import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useTranslation } from 'next-i18next/pages';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useFieldText } from '../../resource/form-errors';
import { PictureUpload } from '../../editor/picture-upload';
import { PictureCard } from './picture-card';
import type { ProductDraft } from '../draft/product-draft';

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
      <p className="text-sm text-muted">{t(count === 0 ? 'pictures.none' : 'pictures.places')}</p>
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
          <ul aria-label={t('sections.pictures')} className="grid gap-4 md:grid-cols-2">
            {gallery.fields.map((entry, index) => (
              <PictureCard
                key={entry.key}
                id={entry.key}
                index={index}
                picture={entry}
                onRemove={() => gallery.remove(index)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
    </div>
  );
}
