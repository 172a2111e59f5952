import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { ROUTES } from '@config/routes';
import { useOnline } from '@/client/use-online';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import type { CheckoutSnapshot, FreightOption } from '@/contract/schemas/checkout';
import { closeDrawer } from '@/client/ui-store';
import { CartDrawerFooter } from './cart-drawer-footer';
import { CartLines } from './cart-lines';
import { useCart } from './cart-store';
import { missingForCoupon } from './coupon-minimum';
import { FreeFreightBar } from './free-freight-bar';
import { PriceChangeNotice } from './price-change-notice';
import { useCartQuote } from './use-cart-quote';

interface CartDrawerBodyProps {
  /** The signed-in user may buy the linha branca. */
  canBuyLinhaBranca?: boolean;
  /** The service whose price the totals show while none is chosen. */
  chooseFreight?: (options: readonly FreightOption[]) => FreightOption | null;
  /** Asks where the cart goes, or says it. */
  delivery?: (quote: CheckoutSnapshot | undefined, isPending: boolean) => ReactNode;
  /** Stands below the note of an empty cart. */
  whenEmpty?: ReactNode;
}

/** A cart without lines. */
export function EmptyCart({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('cart');
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <div className="grid flex-1 content-center justify-items-center gap-4 p-8 text-center">
        <Icon name="cart" className="size-14 text-muted" />
        <p className="font-display text-xl font-bold">{t('empty.title')}</p>
        <p className="text-muted">{t('empty.text')}</p>
        <ButtonLink href={ROUTES.shop} onClick={closeDrawer}>
          {t('empty.action')}
        </ButtonLink>
      </div>
      {children}
    </div>
  );
}

/** The content of the cart drawer (docs/rules.md, Shell). It fetches the current prices when it opens. */
export default function CartDrawerBody({
  canBuyLinhaBranca = false,
  chooseFreight,
  delivery,
  whenEmpty,
}: CartDrawerBodyProps) {
  const { t } = useTranslation('cart');
  const cart = useCart();
  const isOnline = useOnline();
  const { data: quote, isError, isFetching, isPlaceholderData, refetch } = useCartQuote();
  if (cart.isEmpty) return <EmptyCart>{whenEmpty}</EmptyCart>;
  const current = isPlaceholderData ? undefined : quote;
  const freight = quote?.freight?.cep === cart.deliveryAddress?.postalCode ? quote?.freight : null;
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <FreeFreightBar quote={quote} isCurrent={!isPlaceholderData} />
      {/* When large text leaves no room for the lines, they scroll together with the footer. */}
      <div className="min-h-[min(10rem,40dvh)] flex-1 overflow-y-auto">
        <PriceChangeNotice />
        {!isOnline && (
          <p role="status" className="px-5 pt-4 text-sm font-semibold text-warn">
            {t('offline')}
          </p>
        )}
        {isOnline && isError && (
          <p role="status" className="px-5 pt-4 text-sm text-muted">
            {t('quoteFailed')}{' '}
            <button
              type="button"
              className="min-h-6 font-semibold text-primary underline"
              onClick={() => void refetch()}
            >
              {t('retry')}
            </button>
          </p>
        )}
        <CartLines
          label={t('linesLabel')}
          quote={quote}
          canBuyLinhaBranca={canBuyLinhaBranca}
          className="px-5"
        />
      </div>
      <CartDrawerFooter
        cart={cart}
        delivery={delivery?.(quote, isFetching)}
        freight={current?.selectedFrete ?? chooseFreight?.(freight?.options ?? []) ?? null}
        isCouponGood={!current?.couponReason}
        missing={current ? (current.couponMissing ?? 0) : missingForCoupon(cart)}
        isPending={isPlaceholderData}
      />
    </div>
  );
}
