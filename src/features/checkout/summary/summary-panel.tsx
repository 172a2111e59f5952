import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import type { CheckoutSnapshot, Installment } from '@/contract/schemas/checkout';
import { OrderLines, type PriceOfUnit } from '@/features/checkout/order/order-lines';
import { TotalsList } from './totals-list';

interface SummaryPanelProps {
  /** The shop's priced cart; undefined until it first answered. */
  snapshot: CheckoutSnapshot | undefined;
  /** A fresh answer is on its way. */
  isUpdating: boolean;
  /** Hides the lines where the page itself shows them. */
  withLines?: boolean;
  /** Place of the coupon field. */
  coupon?: ReactNode;
  cep?: string | null;
  /** The parts chosen for a card: what is charged, interest included. */
  charge?: Installment;
  /** Price per kilogram or litre, by pack. */
  unitPrices?: ReadonlyMap<string, PriceOfUnit>;
}

/** The order so far: always in sight, folded to one line with the total on phones. */
export function SummaryPanel({
  snapshot,
  isUpdating,
  withLines = true,
  coupon,
  cep,
  charge,
  unitPrices,
}: SummaryPanelProps) {
  const { t } = useTranslation('checkout');
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-labelledby="summary-title"
      aria-busy={isUpdating || undefined}
      className="rounded-lg border border-line bg-raised px-5 py-4 lg:rounded-b-none lg:border-b-0 lg:py-5"
    >
      <h2 id="summary-title" className="text-xl">
        <span className="max-lg:hidden">{t('summary.title')}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="summary-content"
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full flex-wrap items-center gap-x-2 text-start lg:hidden"
        >
          {t('summary.title')}
          <Icon name="caret-down" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          <span className="ms-auto">
            {snapshot ? (
              <Money value={charge?.total ?? snapshot.totals.total} />
            ) : (
              <Skeleton className="h-5 w-24" />
            )}
          </span>
        </button>
      </h2>
      <div id="summary-content" className={`mt-3 grid gap-3.5 ${isOpen ? '' : 'max-lg:hidden'}`}>
        {withLines &&
          (snapshot ? (
            <OrderLines lines={snapshot.lines} unitPrices={unitPrices} />
          ) : (
            <Skeleton className="h-16 w-full" />
          ))}
        {coupon}
        {snapshot ? (
          <div className={isUpdating ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
            <TotalsList
              totals={snapshot.totals}
              couponCode={snapshot.coupon?.code ?? null}
              cep={cep}
              hasFreight={snapshot.selectedFrete !== null}
              charge={charge}
            />
          </div>
        ) : (
          <Skeleton className="h-32 w-full" />
        )}
      </div>
    </section>
  );
}
