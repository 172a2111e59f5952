import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { ROUTES } from '@config/routes';
import { useRouterReady } from '@/client/use-router-ready';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { useCart } from '@/features/cart/cart-store';
import { phoneLink } from '@/features/content/contact-details';
import { CachedPageList } from '@/features/offline/cached-page-list';
import { useReturn } from '@/features/offline/use-return';
import { WANTED_PARAMETER } from '@/lib/offline/offline-cache';
import { safeNext } from '@/lib/safe-next';
import { PageMeta } from '@/shell/page-meta';
import { openDrawer } from '@/client/ui-store';
import { whatsappLink } from '@/shell/contact/whatsapp-link';

const STEPS = [ROUTES.setDelivery, ROUTES.checkout, ROUTES.checkoutDone].map((path) =>
  path.replace(/\/$/, ''),
);
const isStep = (address: string) => STEPS.some((step) => (address.split('?')[0] ?? '').includes(step));

/** Shown without a network for a page that is not cached: the cached pages, the cart, telephone and WhatsApp. */
export function OfflineScreen() {
  const { t } = useTranslation('offline');
  const { query } = useRouter();
  const isReady = useRouterReady();
  const cart = useCart();
  const wanted = isReady ? safeNext(query[WANTED_PARAMETER]) : null;
  useReturn(wanted);
  return (
    <div className="wrap grid max-w-[56rem] gap-8 py-10 md:py-16">
      <PageMeta title={t('page.title')} noindex />
      <div className="grid gap-3">
        <h1 className="text-2xl md:text-4xl">{t('page.title')}</h1>
        <p className="max-w-[56ch] text-lg text-muted">
          {t(wanted && isStep(wanted) ? 'page.checkout' : 'page.text')}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => (wanted ? window.location.replace(wanted) : window.location.reload())}>
          {t('page.retry')}
        </Button>
        {brand.cartEnabled && (
          <Button tone="outline" onClick={() => openDrawer('CART_VIEW')}>
            <Icon name="cart" />
            {t('page.cart', { count: cart.totalItems })}
          </Button>
        )}
      </div>
      <CachedPageList />
      <section aria-labelledby="offline-help" className="grid gap-3">
        <h2 id="offline-help" className="text-xl">
          {t('page.help')}
        </h2>
        <div className="flex flex-wrap gap-3">
          <a href={phoneLink(brand.company.phone)} className={buttonStyle('outline', 'sm')}>
            <Icon name="phone" />
            <bdi dir="ltr">{brand.company.phone}</bdi>
          </a>
          <a
            href={whatsappLink(t('page.message'))}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle('whatsapp', 'sm')}
          >
            <Icon name="whatsapp" />
            WhatsApp
          </a>
        </div>
      </section>
    </div>
  );
}
