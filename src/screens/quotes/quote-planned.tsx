import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import type { ProductCard, Variation } from '@/contract/schemas/catalog';
import { askLabel } from '@/features/quotes/ask-label';
import { useAskQuote } from '@/features/quotes/use-ask-quote';

interface QuotePlannedProps {
  product: ProductCard;
  /** The result of the calculator. */
  planned: readonly { variation: Variation; count: number }[];
}

/** The packs that the calculator says, to the list to quote: `Cotar 14 sacos`. */
export function QuotePlanned({ product, planned }: QuotePlannedProps) {
  const { t, i18n } = useTranslation('quote');
  const ask = useAskQuote(product);
  const [first, ...more] = planned;
  if (!first) return null;
  return (
    <Button
      tone="accent"
      onClick={() => void ask(planned.map(({ variation, count }) => ({ variation, units: count })))}
    >
      {more.length === 0
        ? askLabel(t, first.variation.presentation, first.count, i18n.language)
        : t('panel.all')}
    </Button>
  );
}
