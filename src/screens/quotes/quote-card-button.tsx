import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import type { ProductCard, Variation } from '@/contract/schemas/catalog';
import { useAskQuote } from '@/features/quotes/use-ask-quote';

/** On a card of a brand without a cart: puts one of its packs on the list to quote. */
export function QuoteCardButton({ product, variation }: { product: ProductCard; variation: Variation }) {
  const { t } = useTranslation('catalog');
  const ask = useAskQuote(product);
  return (
    <Button
      aria-label={t('quote.open', { title: product.displayInfo.title })}
      className="w-full max-sm:px-1 max-sm:text-sm max-sm:whitespace-nowrap"
      onClick={() => void ask([{ variation, units: 1 }])}
    >
      {t('quote.label')}
    </Button>
  );
}
