import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { ROUTES } from '@config/routes';
import { notify } from '@/client/toast';
import { closeModal } from '@/client/ui-store';
import { useNamespace } from '@/client/use-namespace';
import type { ProductCard } from '@/contract/schemas/catalog';
import { formatDecimal } from '@/lib/decimal';
import { packName } from '@/lib/pack-name';
import type { WantedPack } from './quote-store';

/** Puts packs of a product on the list to quote, and tells it with a way to the list. The list comes with the first use. */
export function useAskQuote(product: ProductCard) {
  useNamespace('quote');
  const { t, i18n } = useTranslation(['quote', 'common']);
  const router = useRouter();
  return async (packs: readonly WantedPack[]) => {
    const store = await import('./quote-store').catch(() => null);
    if (!store) {
      notify('error', t('notAdded'));
      return;
    }
    const lines = store.addPacks(product, packs);
    if (!lines) {
      notify('error', t('full'));
      return;
    }
    const text = lines
      .map(({ title, presentation, units }) => {
        const pack = packName(t, presentation, i18n.language).name;
        return t('added', { units: formatDecimal(units, i18n.language), name: `${title}, ${pack}` });
      })
      .join(' ');
    notify('success', text, {
      label: t('panel.see'),
      run() {
        // It may have been pressed in the quick view.
        closeModal();
        void router.push(ROUTES.quotes);
      },
    });
  };
}
