import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { useOnline } from '@/client/use-online';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { toCents } from '@/lib/money';
import { closeDrawer } from '@/client/ui-store';
import { CartDrawerFooter } from './cart-drawer-footer';
import { CartLineRow } from './cart-line-row';
import { useCart } from './cart-store';
import { FreeFreightBar } from './free-freight-bar';
import { PriceChangeNotice } from './price-change-notice';
import { useCartQuote } from './use-cart-quote';

function EmptyCart() {
  const { t } = useTranslation('cart');
  return (
    <div className="grid flex-1 content-center justify-items-center gap-4 p-8 text-center">
      <Icon name="cart" className="size-14 text-muted" />
      <p className="font-display text-xl font-bold">{t('empty.title')}</p>
      <p className="text-muted">{t('empty.text')}</p>
      <ButtonLink href={ROUTES.shop} onClick={closeDrawer}>
        {t('empty.action')}
      </ButtonLink>
    </div>
  );
}

/** What the cart drawer holds (specification, section 2). It asks the shop for the true prices when it opens. */
export default function CartDrawerBody() {
  const { t } = useTranslation('cart');
  const cart = useCart();
  const isOnline = useOnline();
  const { data: quote, isError, isPlaceholderData, refetch } = useCartQuote();
  if (cart.isEmpty) return <EmptyCart />;
  return (
    <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">
      <FreeFreightBar
        goodsCents={toCents(quote && !isPlaceholderData ? quote.totals.subtotal : cart.total)}
        quote={quote}
      />
      {/* Where large text leaves no room for the lines, they scroll together with what stands below them. */}
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
        <ul aria-label={t('linesLabel')} className="px-5">
          {cart.items.map((item) => (
            <CartLineRow
              key={item.id}
              item={item}
              stock={quote?.lines.find(({ variationId }) => variationId === item.id)?.stock}
              warning={quote?.warnings.find(({ variationId }) => variationId === item.id)}
            />
          ))}
        </ul>
      </div>
      <CartDrawerFooter cart={cart} />
    </div>
  );
}
