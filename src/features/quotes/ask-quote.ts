import type { TFunction } from 'i18next';
import { notify } from '@/client/toast';
import { closeModal } from '@/client/ui-store';
import type { ProductCard } from '@/contract/schemas/catalog';
import { formatDecimal } from '@/lib/decimal';
import { packName } from '@/lib/pack-name';
import { isQuoteListedInView } from './quote-listed-in-view';
import { addPacks, type WantedPack } from './quote-store';

interface AskedQuote {
  product: ProductCard;
  packs: readonly WantedPack[];
  t: TFunction<['quote', 'common']>;
  language: string;
  /** Opens the list. */
  onSee: () => void;
}

/** Puts packs of a product on the list to quote, and tells it with a way to the list, unless the page does. */
export function askQuote({ product, packs, t, language, onSee }: AskedQuote): void {
  const lines = addPacks(product, packs);
  if (!lines) {
    notify('error', t('full'));
    return;
  }
  if (packs.every(({ variation }) => isQuoteListedInView(variation.id))) return;
  const text = lines
    .map(({ title, presentation, units }) => {
      const pack = packName(t, presentation, language).name;
      return t('added', { units: formatDecimal(units, language), name: `${title}, ${pack}` });
    })
    .join(' ');
  notify('success', text, {
    label: t('panel.see'),
    run() {
      // It may have been pressed in the quick view.
      closeModal();
      onSee();
    },
  });
}
