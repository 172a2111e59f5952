import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { ROUTES } from '@config/routes';
import { notify } from '@/client/toast';
import { useNamespace } from '@/client/use-namespace';
import type { ProductCard } from '@/contract/schemas/catalog';
import type { WantedPack } from './quote-store';

/** Puts packs of a product on the list to quote. The list, and what is told of it, come with the first use. */
export function useAskQuote(product: ProductCard) {
  useNamespace('quote');
  const { t, i18n } = useTranslation(['quote', 'common']);
  const router = useRouter();
  return (packs: readonly WantedPack[]) =>
    import('./ask-quote').then(
      ({ askQuote }) =>
        askQuote({
          product,
          packs,
          t,
          language: i18n.language,
          onSee: () => void router.push(ROUTES.quotes),
        }),
      () => notify('error', t('notAdded')),
    );
}
