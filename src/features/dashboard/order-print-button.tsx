import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/contract/schemas/orders';
import { OrderSlip } from './order-slip';

/** Prints the packing slip of one order; the page around it stays on the screen. */
export function OrderPrintButton({ order }: { order: Order }) {
  const { t } = useTranslation('dashboard');
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setPrinting(false);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinting]);
  return (
    <>
      <Button tone="quiet" size="sm" onClick={() => setPrinting(true)} className="!px-1">
        <Icon name="printer" />
        {t('slip.print')}
      </Button>
      {isPrinting &&
        createPortal(
          // The styles for paper leave out everything else of the page (styles/print.css).
          <div data-slip className="hidden print:block">
            <OrderSlip order={order} />
          </div>,
          document.body,
        )}
    </>
  );
}
