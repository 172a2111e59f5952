import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import type { ApiError } from '@/client/api-error';
import { Notice } from '@/components/ui/notice';
import { Failure } from '../kit/failure';
import { NEW } from './edit-sheet';
import { SheetSkeleton } from './sheet-skeleton';

interface SheetItemProps<Item> {
  id: string;
  /** The page of the list; undefined while it is fetched. */
  items: readonly Item[] | undefined;
  idOf: (item: Item) => string;
  error: ApiError | null;
  /** The form of what was found; null for a new thing. */
  children: (item: Item | null) => ReactNode;
}

/**
 * The row of a list whose form is open. It is held from when it was found: a list that is asked again, and no longer
 * holds it, must not take a half-written form away.
 */
export function SheetItem<Item>({ id, items, idOf, error, children }: SheetItemProps<Item>) {
  const { t } = useTranslation('manage-content');
  const [held, setHeld] = useState<Item | null>(null);
  if (id === NEW) return children(null);
  const found = items?.find((item) => idOf(item) === id);
  if (!held && found) setHeld(found);
  const item = held ?? found;
  if (item) return children(item);
  if (!items && !error) return <SheetSkeleton />;
  return (
    <div className="p-5">
      {error ? <Failure error={error} /> : <Notice tone="info">{t('notHere')}</Notice>}
    </div>
  );
}
