import { useTranslation } from 'next-i18next/pages';
import { Skeleton } from '@/components/ui/skeleton';
import { CheckoutColumns } from './checkout-columns';
import { SummaryPanel } from './summary/summary-panel';

/** The checkout with its heading, and places for what the browser and the shop have yet to say. */
export function CheckoutWaiting() {
  const { t } = useTranslation('checkout');
  return (
    <CheckoutColumns
      isWaiting
      title={t('parts.title')}
      summary={
        <SummaryPanel snapshot={undefined} isUpdating coupon={<Skeleton className="h-13 w-full lg:h-19" />} />
      }
      action={<Skeleton className="min-h-14 w-full" />}
    >
      <div role="status" className="grid gap-5">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-96 w-full rounded-lg" />
        <Skeleton className="h-20 w-full rounded-lg" />
        <Skeleton className="h-20 w-full rounded-lg" />
      </div>
    </CheckoutColumns>
  );
}
