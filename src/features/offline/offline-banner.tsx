import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ROUTES } from '@config/routes';
import { Icon } from '@/components/ui/icon';
import { focusPageAfterwards } from '@/lib/browser/focus-afterwards';
import { NOTICE_BAR } from './notice-bar';

const STEPS: readonly string[] = [
  ROUTES.setDelivery,
  ROUTES.checkout,
  ROUTES.checkoutDone,
  ROUTES.orderSummary,
].map((path) => path.replace(/\/$/, ''));

/** Says that there is no network, what still works, and that nothing is lost; until it is closed or the network is back. */
export function OfflineBanner() {
  const { t } = useTranslation('offline');
  const { pathname } = useRouter();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div ref={focusPageAfterwards} role="status" data-notice-bar="" className={NOTICE_BAR}>
      <Icon name="warning" className="size-5 shrink-0 text-warn" />
      <p className="min-w-0 flex-1 py-1.5">
        <b>{t('banner.title')}</b> {t(STEPS.includes(pathname) ? 'banner.checkout' : 'banner.text')}
      </p>
      <button
        type="button"
        aria-label={t('banner.close')}
        onClick={() => setClosed(true)}
        className="grid size-11 shrink-0 place-items-center rounded hover:bg-primary-soft"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  );
}
