import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { lazyPart } from '../kit/lazy-part';
import type { ApiError } from '@/client/api-error';
import { Notice } from '@/components/ui/notice';
import { Failure } from '../kit/failure';
import { NEW } from './define-resource';
import { SheetSkeleton } from './sheet-skeleton';

const DrawerFrame = lazyPart(() =>
  import('@/components/ui/overlays/drawer-frame').then((module) => module.DrawerFrame),
);

interface SideSheetProps {
  /** What to show; closed when null. */
  id: string | null;
  title: (id: string) => ReactNode;
  onClose: () => void;
  /** Gets what tells the sheet whether something in it is not saved. */
  children: (id: string, onDirty: (isDirty: boolean) => void) => ReactNode;
}

/** The details of a row in a panel beside its list, at an address of their own. Asks before something unsaved is lost. */
export function SideSheet({ id, title, onClose, children }: SideSheetProps) {
  const { t } = useTranslation('manage');
  const [shown, setShown] = useState(id);
  const [isDirty, setIsDirty] = useState(false);
  // The last one stays while the panel slides out.
  if (id && id !== shown) setShown(id);
  if (!shown) return null;
  const close = () => {
    if (isDirty && !window.confirm(t('unsaved'))) return;
    setIsDirty(false);
    onClose();
  };
  return (
    <DrawerFrame open={id !== null} hasAddress onClose={close} title={title(shown)} closeLabel={t('close')}>
      <div key={shown} className="flex min-h-0 flex-1 flex-col">
        {children(shown, setIsDirty)}
      </div>
    </DrawerFrame>
  );
}

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
