import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { Icon } from '@/components/ui/icon';
import { useNamespace } from '@/client/use-namespace';
import { clearCompared, useCompared } from './compare-store';

/** The way to the comparison while products are chosen for it; out of the way of thumb and chat. */
export default function ComparePill() {
  const ready = useNamespace('saved');
  const { t } = useTranslation('saved');
  const count = useCompared().length;
  if (!ready || count === 0) return null;
  return (
    <aside
      aria-label={t('compare.title')}
      className="fixed start-4 bottom-20 z-20 max-lg:mb-[var(--consent-height,0px)] max-md:in-[body:has([data-notice-bar])]:mb-16 flex items-center rounded-full bg-primary text-white shadow-high max-md:in-[body:has([data-buy-bar])]:bottom-36 md:bottom-6 print:hidden"
    >
      <Link
        href={ROUTES.compare}
        className="flex min-h-12 items-center gap-2 rounded-full ps-5 pe-2 font-semibold"
      >
        <Icon name="scales" />
        {t('compare.open', { count })}
      </Link>
      <button
        type="button"
        aria-label={t('compare.clear')}
        onClick={clearCompared}
        className="grid size-11 place-items-center rounded-full hover:bg-primary-strong"
      >
        <Icon name="close" className="size-4" />
      </button>
    </aside>
  );
}
