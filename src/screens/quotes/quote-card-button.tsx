import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import type { ProductCard, Variation } from '@/contract/schemas/catalog';
import { Button } from '@/components/ui/button';
import { useAskQuote } from '@/features/quotes/use-ask-quote';

const ProductAsk = dynamic(() => import('@/shell/contact/product-ask').then((module) => module.ProductAsk));

/** On a card of a brand without a cart, in outline, as a list has many: puts one of its packs on the list to quote, or leads to a talk where it is restricted. */
export function QuoteCardButton({ product, variation }: { product: ProductCard; variation: Variation }) {
  const { t } = useTranslation('catalog');
  const { title } = product.displayInfo;
  const ask = useAskQuote(product);
  if (product.saleClass === 'restrito')
    return (
      <ProductAsk
        title={title}
        variation={variation}
        block="restricted"
        tone="outline"
        // Cards beside each other on a phone or tablet leave room for the longest word only.
        className="max-lg:px-1 max-lg:text-sm"
      />
    );
  return (
    <Button
      tone="outline"
      aria-label={t('quote.open', { title })}
      className="w-full max-lg:px-1 max-lg:text-sm max-lg:whitespace-nowrap"
      onClick={() => void ask([{ variation, units: 1 }])}
    >
      {t('quote.label')}
    </Button>
  );
}
