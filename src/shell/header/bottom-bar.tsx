import { Link } from '@/components/ui/link';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import type { IconName } from '@config/icons';
import { brand } from '@config/brands';
import { ROUTES } from '@config/routes';
import { useCart } from '@/features/cart/cart-store';
import { Icon } from '@/components/ui/icon';
import { useRouter } from 'next/router';
import { QuoteEntry } from '@/shell/contact/quote-button';
import { openDrawer } from '@/client/ui-store';

const ENTRY =
  'relative grid min-h-14 content-center justify-items-center gap-0.5 px-0.5 pt-2 pb-2 text-[0.8125rem] max-[24rem]:text-xs font-semibold text-muted aria-[current]:text-primary focus-visible:-outline-offset-4';

/** Five labels need 19 rem: with larger text they are visually hidden, and only the icons are shown. */
const LABEL = '@max-[19rem]:sr-only';

/** The navigation of a phone: five links at the bottom of the screen. A page with a buy bar has that bar only. */
export function BottomBar() {
  const { t } = useTranslation('common');
  const { pathname } = useRouter();
  const link = (href: string, icon: IconName, key: Extract<ParseKeys, `bottomBar.${string}`>) => (
    <Link
      prefetch={false}
      href={href}
      aria-current={pathname === href.replace(/\/$/, '') || pathname === href ? 'page' : undefined}
      className={ENTRY}
    >
      <Icon name={icon} className="size-6" />
      <span className={LABEL}>{t(key)}</span>
    </Link>
  );
  return (
    <nav
      aria-label={t('bottomBar.label')}
      className="@container fixed inset-x-0 bottom-0 z-10 grid grid-cols-5 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] in-[body:has([data-buy-bar])]:hidden md:hidden print:hidden"
    >
      {link(ROUTES.home, 'house', 'bottomBar.home')}
      {link(ROUTES.categories, 'squares', 'bottomBar.categories')}
      {link(ROUTES.search, 'magnifying-glass', 'bottomBar.search')}
      {process.env.SELLS_BY === 'cart' || (process.env.SELLS_BY !== 'quotes' && brand.cartEnabled) ? (
        <CartEntry />
      ) : (
        <QuoteEntry className={ENTRY} labelClass={LABEL} />
      )}
      {link(ROUTES.account, 'user', 'bottomBar.account')}
    </nav>
  );
}

function CartEntry() {
  const { t } = useTranslation('common');
  const { totalItems } = useCart();
  return (
    <button type="button" onClick={() => openDrawer('CART_VIEW')} className={ENTRY}>
      <Icon name="cart" className="size-6" />
      <span className={LABEL}>{t('bottomBar.cart')}</span>
      {totalItems > 0 && (
        <span className="num absolute start-1/2 top-0.5 ms-1 min-w-5 rounded-full bg-accent px-1.5 text-[0.8125rem] leading-5 text-accent-ink">
          {totalItems}
          <span className="sr-only"> {t('bottomBar.items', { count: totalItems })}</span>
        </span>
      )}
    </button>
  );
}
