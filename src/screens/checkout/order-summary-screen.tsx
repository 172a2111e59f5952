import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { hasPermission } from '@config/has-permission';
import { ROUTES } from '@config/routes';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { useUser } from '@/features/auth/session';
import { CartLines } from '@/features/cart/cart-lines';
import { cartActions } from '@/features/cart/cart-store';
import { FreeFreightBar } from '@/features/cart/free-freight-bar';
import { PriceChangeNotice } from '@/features/cart/price-change-notice';
import { CheckoutColumns } from '@/features/checkout/checkout-columns';
import { CheckoutSkeleton } from '@/features/checkout/checkout-skeleton';
import { EmptyCheckout } from '@/features/checkout/empty-checkout';
import { FreightSection } from '@/features/checkout/delivery/freight-section';
import { QuoteFailure } from '@/features/checkout/summary/quote-failure';
import { SummaryPanel } from '@/features/checkout/summary/summary-panel';
import { PageMeta } from '@/shell/page-meta';
import { whatsappLink } from '@/shell/contact/whatsapp-link';
import { CartCoupon } from './cart-coupon';
import { EarlyPrescription } from './early-prescription';
import { useCheckoutCart } from './use-checkout-cart';

/** The cart as a page: lines, coupon, freight by CEP, totals. */
export function OrderSummaryScreen() {
  const { t } = useTranslation('checkout');
  return (
    <>
      <PageMeta title={t('cart.title')} path={ROUTES.orderSummary} noindex />
      <OrderSummary />
    </>
  );
}

function OrderSummary() {
  const { t } = useTranslation('checkout');
  const router = useRouter();
  const { status, user } = useUser();
  const isSettled = status !== 'unknown' && status !== 'loading';
  const { cart, quote, snapshot, isUpdating, cep, blocking, needsPrescription, setCep } = useCheckoutCart();
  const [hadLines, setHadLines] = useState(false);
  if (!cart.isEmpty && !hadLines) setHadLines(true);
  if (!cart.ready) return <CheckoutSkeleton />;
  if (cart.isEmpty) return <EmptyCheckout takesFocus={hadLines} />;
  return (
    <CheckoutColumns
      title={t('cart.title')}
      summary={<SummaryPanel snapshot={snapshot} isUpdating={isUpdating} withLines={false} cep={cep} />}
      action={
        <div className="grid gap-2">
          {blocking.length > 0 && <p className="text-sm font-semibold text-warn">{t('cart.blocked')}</p>}
          <Button
            tone="accent"
            className="min-h-14 w-full sm:text-lg"
            disabled={blocking.length > 0}
            onClick={() => void router.push(ROUTES.checkout)}
          >
            {t('cart.continue')}
          </Button>
        </div>
      }
    >
      {quote.isError && <QuoteFailure error={quote.error} onRetry={() => void quote.refetch()} />}
      <FreeFreightBar
        quote={snapshot}
        isCurrent={!quote.isPlaceholderData}
        className="rounded-lg border border-line"
      />
      <Panel className="py-1 max-sm:px-4">
        <PriceChangeNotice />
        <CartLines
          label={t('cart.lines')}
          quote={snapshot}
          canBuyLinhaBranca={hasPermission(user, 'linha_branca')}
        />
      </Panel>
      <Panel>
        <CartCoupon snapshot={snapshot} isUpdating={isUpdating} />
      </Panel>
      {/* Whose file it is must be known before one is chosen. */}
      {needsPrescription && isSettled && <EarlyPrescription userId={user?.id ?? null} />}
      <Panel>
        <h2 className="mb-3 text-xl">{t('cart.freightTitle')}</h2>
        <FreightSection
          withMeter={false}
          cep={cep}
          quote={snapshot?.freight ?? null}
          isPending={quote.isFetching}
          selected={cart.selectedFrete?.service ?? null}
          onCep={setCep}
          onSelect={(option) => cartActions.setSelectedFrete(option)}
          onRetry={() => void quote.refetch()}
          whatsappHref={whatsappLink(t('noFreight.message', { cep: cep ?? '' }))}
        />
      </Panel>
    </CheckoutColumns>
  );
}
