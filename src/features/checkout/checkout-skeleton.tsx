import { useTranslation } from 'next-i18next/pages';
import { Skeleton } from '@/components/ui/skeleton';

/** The shape of a checkout step, while the browser looks for the cart or the order. */
export function CheckoutSkeleton() {
  const { t } = useTranslation('checkout');
  return (
    <div role="status" className="wrap grid gap-x-9 gap-y-5 py-7 lg:grid-cols-[minmax(0,1fr)_400px]">
      <span className="sr-only">{t('loading')}</span>
      <div className="grid gap-5">
        <Skeleton className="h-10 w-72 max-w-full" />
        <Skeleton className="h-40 w-full rounded-lg" />
        <Skeleton className="h-40 w-full rounded-lg" />
      </div>
      <Skeleton className="h-96 w-full rounded-lg" />
    </div>
  );
}
