import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import dynamic from 'next/dynamic';

const DrawerFrame = dynamic(
  () => import('@/components/ui/overlays/drawer-frame').then((module) => module.DrawerFrame),
  { ssr: false },
);

interface SideSheetProps {
  /** What to show; closed when null. */
  id: string | null;
  title: (id: string) => ReactNode;
  onClose: () => void;
  children: (id: string) => ReactNode;
}

/** The details of a row in a panel beside its list, at an address of their own. */
export function SideSheet({ id, title, onClose, children }: SideSheetProps) {
  const { t } = useTranslation('manage');
  const [shown, setShown] = useState(id);
  // The last one stays while the panel slides out.
  if (id && id !== shown) setShown(id);
  if (!shown) return null;
  return (
    <DrawerFrame open={id !== null} hasAddress onClose={onClose} title={title(shown)} closeLabel={t('close')}>
      <div key={shown} className="flex min-h-0 flex-1 flex-col">
        {children(shown)}
      </div>
    </DrawerFrame>
  );
}
