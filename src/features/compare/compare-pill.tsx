import { Link } from '@/components/ui/link';
import { useTranslation } from 'next-i18next/pages';
import { ROUTES } from '@config/routes';
import { Icon } from '@/components/ui/icon';
import { useNamespace } from '@/client/use-namespace';
import { focusPageAfterwards } from '@/lib/browser/focus-afterwards';
import { clearCompared, useCompared } from './compare-store';

/** Floating link to the comparison while products are chosen for it. */
export default function ComparePill() {
  const ready = useNamespace('saved');
  const { t } = useTranslation('saved');
  const count = useCompared().length;
  if (!ready || count === 0) return null;
  return (
    <aside
      ref={focusPageAfterwards}
      aria-label={t('compare.title')}
      className="fixed start-4 bottom-(--above-bars) z-20 flex items-center rounded-full bg-primary text-white shadow-high print:hidden"
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
