import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { brand } from '@config/brands';
import { ROUTES } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Money } from '@/components/ui/money';
import { TotalPair } from '@/components/ui/total-pair';
import type { FreightOption } from '@/contract/schemas/checkout';
import { formatBRL, fractionOfCents, fromCents, toCents } from '@/lib/money';
import { closeDrawer } from '@/client/ui-store';
import { opensElsewhere } from '@/lib/browser/opens-elsewhere';
import type { CartState } from './cart-rules';

interface CartDrawerFooterProps {
  cart: CartState;
  /** Where the cart goes; beside the price of the freight. */
  delivery?: ReactNode;
  /** The service that the total counts; null while there is none. */
  freight: FreightOption | null;
  /** The shop takes the coupon of the cart; what only it knows, such as a first purchase, counts. */
  isCouponGood: boolean;
  /** Reais that the cart lacks for the minimum of its coupon; 0 when it lacks none. */
  missing: number;
  /** The freight is of an older cart. */
  isPending: boolean;
}

const ROW = 'flex flex-wrap items-baseline justify-between gap-x-3';

/** Totals of the drawer, the link to the checkout with the same total, and the button back to the shop. */
export function CartDrawerFooter({
  cart,
  delivery,
  freight,
  isCouponGood,
  missing,
  isPending,
}: CartDrawerFooterProps) {
  const { t } = useTranslation('cart');
  const { pixDiscount } = brand.commerce;
  const discount = isCouponGood ? cart.discount : 0;
  const goods = toCents(cart.total) - toCents(discount);
  const pix = fractionOfCents(goods, pixDiscount);
  const total = goods + toCents(freight?.price ?? 0);
  return (
    <div className="grid shrink-0 grid-cols-1 gap-2.5 border-t border-line px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <dl className="grid gap-1.5">
        <div className={ROW}>
          <dt>{t('totals.subtotal', { count: cart.totalItems })}</dt>
          <dd>
            <Money value={cart.total} className="font-normal" />
          </dd>
        </div>
        {discount > 0 && (
          <div className={`${ROW} font-semibold text-ok`}>
            <dt>{t('totals.coupon', { code: cart.coupon?.code })}</dt>
            <dd>
              <Money value={-discount} />
            </dd>
          </div>
        )}
        {missing > 0 && (
          <div className="text-sm font-semibold text-warn">
            <dt>{t('totals.coupon', { code: cart.coupon?.code })}</dt>
            <dd>{t('totals.couponMissing', { amount: formatBRL(missing) })}</dd>
          </div>
        )}
        {delivery && (
          <div className={ROW}>
            <dt className="min-w-0 flex-[1_1_10rem]">{delivery}</dt>
            {freight && (
              <dd className={isPending ? 'opacity-60' : ''}>
                {freight.price === 0 ? (
                  <b className="text-ok">{t('totals.free')}</b>
                ) : (
                  <Money value={freight.price} className="font-normal" />
                )}
              </dd>
            )}
          </div>
        )}
        <TotalPair
          total={fromCents(total)}
          pix={pix > 0 ? fromCents(total - pix) : null}
          labels={{
            total: t('totals.total'),
            totalNote: freight ? undefined : t('totals.withoutFreight'),
            pix: t('totals.pixTotal'),
            pixNote: `(${t('totals.pixOff', { percent: Math.round(pixDiscount * 100) })})`,
            other: '',
          }}
        />
      </dl>
      <ButtonLink href={ROUTES.orderSummary} tone="accent" className="min-h-14 w-full text-lg">
        <span>
          {t('checkout')} · <Money value={fromCents(total)} />
        </span>
      </ButtonLink>
      <ButtonLink
        href={ROUTES.shop}
        tone="outline"
        size="sm"
        className="w-full"
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          closeDrawer();
        }}
      >
        {t('continueShopping')}
      </ButtonLink>
    </div>
  );
}
