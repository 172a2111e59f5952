import { useTranslation } from 'next-i18next/pages';
import { MAX_QUOTE_UNITS } from '@config/quotes';
import { useNamespace } from '@/client/use-namespace';
import type { ProductCard, Variation } from '@/contract/schemas/catalog';
import { QuoteAddButton } from '@/features/quotes/quote-add-button';
import { formatDecimal } from '@/lib/decimal';

interface QuotePlannedProps {
  product: ProductCard;
  /** The result of the calculator. */
  planned: readonly { variation: Variation; count: number }[];
}

/** The packs that the calculator says, to the list to quote, unless they are more than one line takes. */
export function QuotePlanned({ product, planned }: QuotePlannedProps) {
  useNamespace('quote');
  const { t, i18n } = useTranslation('quote');
  if (planned.some(({ count }) => count > MAX_QUOTE_UNITS))
    return <p>{t('panel.over', { max: formatDecimal(MAX_QUOTE_UNITS, i18n.language) })}</p>;
  const packs = planned.map(({ variation, count }) => ({ variation, units: count }));
  return <QuoteAddButton product={product} packs={packs} tone="accent" />;
}
