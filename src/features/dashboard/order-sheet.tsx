import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { OrderDetail } from './order-detail';

const DrawerFrame = dynamic(
  () => import('@/components/ui/drawer-frame').then((module) => module.DrawerFrame),
  { ssr: false },
);

interface OrderSheetProps {
  /** The order to show; closed when null. */
  number: string | null;
  canWrite: boolean;
  onClose: () => void;
}

/** An order in a panel beside the list, at an address of its own. */
export function OrderSheet({ number, canWrite, onClose }: OrderSheetProps) {
  const { t } = useTranslation('dashboard');
  const [shown, setShown] = useState(number);
  // The last order stays while the panel slides out.
  if (number && number !== shown) setShown(number);
  if (!shown) return null;
  return (
    <DrawerFrame
      open={number !== null}
      onClose={onClose}
      title={
        <>
          {t('detail.title')} <bdi dir="ltr">{shown}</bdi>
        </>
      }
      closeLabel={t('detail.close')}
    >
      <OrderDetail key={shown} number={shown} canWrite={canWrite} />
    </DrawerFrame>
  );
}
