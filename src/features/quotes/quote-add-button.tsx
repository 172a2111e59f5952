import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ProductCard, Variation } from '@/contract/schemas/catalog';
import { askLabel } from './ask-label';
import { useAskQuote } from './use-ask-quote';

interface QuoteAddButtonProps {
  product: ProductCard;
  variation: Variation;
  units: number;
  className?: string;
}

/** Puts packs on the list to quote, and says how many: `Cotar 14 sacos`. */
export function QuoteAddButton({ product, variation, units, className }: QuoteAddButtonProps) {
  const { t, i18n } = useTranslation('quote');
  const ask = useAskQuote(product);
  return (
    <Button className={className} onClick={() => void ask([{ variation, units }])}>
      <Icon name="note" className="size-5 shrink-0 max-sm:hidden" />
      {askLabel(t, variation.presentation, units, i18n.language)}
    </Button>
  );
}
