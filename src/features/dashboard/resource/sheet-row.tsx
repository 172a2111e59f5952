import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import type { ApiError } from '@/client/api-error';
import { Notice } from '@/components/ui/notice';
import { Failure } from '../kit/failure';
import { NEW } from './define-resource';
import { SheetSkeleton } from './sheet-skeleton';

interface SheetRowProps<Row> {
  id: string;
  /** The row as the list has it now. */
  row: Row | undefined;
  /** Whether a page of the list was fetched. */
  isLoaded: boolean;
  error: ApiError | null;
  /** The sheet of what was found; null for a new item. */
  children: (row: Row | null) => ReactNode;
}

/**
 * The row of a list whose sheet is open. It stays when the list is asked again and no longer holds it: a half-written
 * form must not go away.
 */
export function SheetRow<Row>({ id, row, isLoaded, error, children }: SheetRowProps<Row>) {
  const { t } = useTranslation('manage');
  const [last, setLast] = useState(row);
  if (id === NEW) return children(null);
  if (row && row !== last) setLast(row);
  const shown = row ?? last;
  if (shown) return children(shown);
  if (!isLoaded && !error) return <SheetSkeleton />;
  return (
    <div className="p-5">
      {error ? <Failure error={error} /> : <Notice tone="info">{t('list.elsewhere')}</Notice>}
    </div>
  );
}
