import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { SideSheet } from '../kit/side-sheet';

/** What the address says in place of an id: the sheet holds a new thing. No id or code begins like this. */
export const NEW = '_novo';

interface EditSheetProps {
  /** What is edited; `NEW` for a new thing, closed when null. */
  id: string | null;
  title: (id: string) => ReactNode;
  onClose: () => void;
  /** Gets what tells the sheet whether something in it is not saved. */
  children: (id: string, onDirty: (isDirty: boolean) => void) => ReactNode;
}

/** A form in a panel beside its list. Closing it with something unsaved asks first. */
export function EditSheet({ id, title, onClose, children }: EditSheetProps) {
  const { t } = useTranslation('manage');
  const [isDirty, setIsDirty] = useState(false);
  const close = () => {
    if (isDirty && !window.confirm(t('unsaved'))) return;
    setIsDirty(false);
    onClose();
  };
  return (
    <SideSheet id={id} title={title} onClose={close}>
      {(shown) => children(shown, setIsDirty)}
    </SideSheet>
  );
}
