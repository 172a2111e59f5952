import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { ROUTES } from '@config/routes';
import { ButtonLink } from '@/components/ui/button-link';
import { Money } from '@/components/ui/money';
import { fractionOfCents, fromCents, toCents } from '@/lib/money';
import { closeDrawer } from '@/client/ui-store';
import type { CartState } from './cart-rules';

/** Totals of the drawer, the way to the checkout and the way back to the shelves. */
export function CartDrawerFooter({ cart }: { cart: CartState }) {
  const { t } = useTranslation('cart');
  const { pixDiscount } = brand.commerce;
  const goods = toCents(cart.totalWithDiscount);
  const pix = fractionOfCents(goods, pixDiscount);
  return (
    <div className="grid shrink-0 grid-cols-1 gap-2.5 border-t border-line px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <dl className="grid gap-2">
        <div className="flex flex-wrap justify-between gap-x-3">
          <dt>{t('totals.subtotal', { count: cart.totalItems })}</dt>
          <dd>
            <Money value={cart.total} className="font-normal" />
          </dd>
        </div>
        {cart.discount > 0 && (
          <div className="flex flex-wrap justify-between gap-x-3 font-semibold text-ok">
            <dt>{t('totals.coupon', { code: cart.coupon?.code })}</dt>
            <dd>
              − <Money value={cart.discount} />
            </dd>
          </div>
        )}
        {pix > 0 && (
          <>
            <div className="flex flex-wrap justify-between gap-x-3 font-semibold text-ok">
              <dt>{t('totals.pixDiscount', { percent: Math.round(pixDiscount * 100) })}</dt>
              <dd>
                − <Money value={fromCents(pix)} />
              </dd>
            </div>
            <div className="flex flex-wrap justify-between gap-x-3 border-t border-line pt-3 font-display text-[1.625rem] leading-none font-extrabold">
              <dt>{t('totals.pixTotal')}</dt>
              <dd>
                <Money value={fromCents(goods - pix)} />
              </dd>
            </div>
          </>
        )}
      </dl>
      <ButtonLink href={ROUTES.orderSummary} tone="accent" className="min-h-[54px] w-full text-lg">
        <span>
          {t('checkout')} · <Money value={cart.totalWithDiscount} />
        </span>
      </ButtonLink>
      <ButtonLink
        href={ROUTES.shop}
        tone="outline"
        size="sm"
        className="w-full"
        onClick={(event) => {
          event.preventDefault();
          closeDrawer();
        }}
      >
        {t('continueShopping')}
      </ButtonLink>
    </div>
  );
}
