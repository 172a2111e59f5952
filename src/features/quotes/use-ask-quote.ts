import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { ROUTES } from '@config/routes';
import { notify } from '@/client/toast';
import { useNamespace } from '@/client/use-namespace';
import type { ProductCard } from '@/contract/schemas/catalog';
import { packName } from '@/lib/pack-name';
import type { WantedPack } from './quote-store';

/** Puts packs of a product on the list to quote, and tells it with a way to the list. The list comes with the first use. */
export function useAskQuote(product: ProductCard) {
  useNamespace('quote');
  const { t, i18n } = useTranslation(['quote', 'common']);
  const router = useRouter();
  return async (packs: readonly WantedPack[]) => {
    const added = (await import('./quote-store')).addPacks(product, packs);
    if (!added) {
      notify('error', t('full'));
      return;
    }
    const text = packs
      .map(({ variation, units }) => {
        const pack = packName(t, variation.presentation, i18n.language).name;
        return t('added', { units, name: `${product.displayInfo.title}, ${pack}` });
      })
      .join(' ');
    notify('success', text, { label: t('panel.see'), run: () => void router.push(ROUTES.quotes) });
  };
}
