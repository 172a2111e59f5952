import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { useCart } from '@/features/cart/cart-store';
import { openDrawer } from '@/client/ui-store';
import { LAND, useMotion } from '@/lib/browser/use-motion';

/** Opens the cart drawer; shows how many units and how much. */
export function CartButton() {
  const { t } = useTranslation('common');
  const cart = useCart();
  const count = useMotion<HTMLSpanElement>(LAND, cart.ready ? cart.totalItems : null);
  return (
    <button
      type="button"
      onClick={() => openDrawer('CART_VIEW')}
      className="relative flex min-h-11 items-center gap-2.5 rounded bg-primary-soft px-2.5 text-start text-sm leading-tight hover:dim"
    >
      <Icon name="cart" className="size-6.5 text-primary" />
      <span className="max-md:hidden">
        {t('header.cart')}
        <Money value={cart.totalWithDiscount} className="block text-[0.9375rem] rtl:text-end" />
      </span>
      {/* After the visible text, so that the name of the button begins with it (WCAG 2.5.3). */}
      <span className="sr-only">{t('header.cartLabel', { count: cart.totalItems })}</span>
      {cart.totalItems > 0 && (
        <span
          ref={count}
          aria-hidden="true"
          className="num min-w-5 rounded-full bg-accent px-1.5 text-center text-[0.8125rem] leading-5 text-accent-ink max-md:absolute max-md:-end-1 max-md:-top-1"
        >
          {cart.totalItems}
        </span>
      )}
    </button>
  );
}
