import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { Skeleton } from '@/components/ui/skeleton';
import type { CheckoutSnapshot, Installment } from '@/contract/schemas/checkout';
import { OrderLines, type PriceOfUnit } from '@/features/checkout/order/order-lines';
import { fullTotalOf, pixTotalOf, TotalsList } from './totals-list';

interface SummaryPanelProps {
  /** The shop's priced cart; undefined until it first answered. */
  snapshot: CheckoutSnapshot | undefined;
  /** A fresh answer is on its way. */
  isUpdating: boolean;
  /** Hides the lines where the page itself shows them. */
  withLines?: boolean;
  /** The coupon field; stays in sight when the rest is folded. */
  coupon?: ReactNode;
  cep?: string | null;
  /** The parts chosen for a card: what is charged, interest included. */
  charge?: Installment;
  /** Price per kilogram or litre, by pack. */
  unitPrices?: ReadonlyMap<string, PriceOfUnit>;
}

/** The order so far: always in sight, folded to its totals on phones. */
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
  const pix = snapshot ? pixTotalOf(snapshot.totals) : null;
  // Its line is there before the totals are, so that nothing moves when they come.
  const hasPix = snapshot ? pix !== null : brand.commerce.pixDiscount > 0;
  const isByPix = (snapshot?.totals.pixDiscount ?? 0) > 0;
  const fold = isOpen ? '' : 'max-lg:hidden';
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
          aria-controls="summary-lines summary-totals"
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full flex-wrap items-center gap-x-2 text-start lg:hidden"
        >
          {t('summary.title')}
          <Icon name="caret-down" className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          <span className="ms-auto min-h-7">
            {snapshot ? (
              <Money value={charge?.total ?? snapshot.totals.total} />
            ) : (
              <Skeleton className="h-7 w-24" />
            )}
          </span>
          {hasPix && (
            <span
              className={`min-h-5 basis-full text-end font-sans text-sm font-semibold ${isByPix ? 'text-muted' : 'text-ok'}`}
            >
              {snapshot && pix !== null ? (
                <>
                  {isByPix ? t('totals.otherTotal') : t('totals.pixTotal')}{' '}
                  <Money value={isByPix ? fullTotalOf(snapshot.totals, pix) : pix} />
                </>
              ) : (
                <Skeleton className="ms-auto h-5 w-36" />
              )}
            </span>
          )}
        </button>
      </h2>
      <div className={`mt-3 grid gap-3.5 ${coupon ? '' : fold}`}>
        <div id="summary-lines" className={withLines ? fold : 'hidden'}>
          {withLines &&
            (snapshot ? (
              <OrderLines lines={snapshot.lines} unitPrices={unitPrices} />
            ) : (
              <Skeleton className="h-16 w-full" />
            ))}
        </div>
        {coupon}
        <div id="summary-totals" className={fold}>
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
      </div>
    </section>
  );
}
