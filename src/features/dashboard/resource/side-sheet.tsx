import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { lazyPart } from '../kit/lazy-part';

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
