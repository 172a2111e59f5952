import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import dynamic from 'next/dynamic';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { lazyPlace } from '@/components/ui/lazy/lazy-place';
import type { PaymentMethod } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';

// Most orders are paid once.
const PayAgainForm = dynamic(() => import('./pay-again-form').then((module) => module.PayAgainForm), {
  ssr: false,
  loading: lazyPlace(() => <Skeleton className="h-72 w-full rounded-lg" />),
});

/** The first of the other ways, as they are listed. */
const otherThan = (method: PaymentMethod): PaymentMethod => (method === 'pix' ? 'credit_card' : 'pix');

/**
 * Another payment of an order that waits for it, by any way there is: open at once where the last one did not go
 * through, a button where one is still under way or staff look at its money. Nothing where the order cannot be paid. Needs the texts of `checkout`.
 */
export function PayAgain({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const id = useId();
  const [opened, setOpened] = useState(false);
  if (!order.actions.pay) return null;
  const isUnderWay = order.payment?.status === 'pending' || order.payment?.status === 'review';
  const isOpen = opened || !isUnderWay;
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-4 print:hidden">
      {isUnderWay ? (
        <h2 id={`${id}-title`} className="text-base">
          <Button
            tone="outline"
            aria-expanded={isOpen}
            aria-controls={`${id}-form`}
            onClick={() => setOpened(!opened)}
          >
            {t('again.other')}
            <Icon name="caret-down" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          </Button>
        </h2>
      ) : (
        <div>
          <h2 id={`${id}-title`} className="text-xl">
            {t('again.title')}
          </h2>
          <p className="mt-1 text-muted">{t('again.text')}</p>
        </div>
      )}
      <div id={`${id}-form`} hidden={!isOpen}>
        {isOpen && (
          <PayAgainForm
            order={order}
            // One that did not go through may be tried again as it was; one under way is changed for another.
            initial={isUnderWay ? otherThan(order.paymentMethod) : order.paymentMethod}
            onPaid={() => setOpened(false)}
          />
        )}
      </div>
    </section>
  );
}
