import { useTranslation } from 'next-i18next/pages';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ProductCard } from '@/contract/schemas/catalog';
import { askLabel } from './ask-label';
import type { WantedPack } from './quote-store';
import { useAskQuote } from './use-ask-quote';

interface QuoteAddButtonProps extends ComponentProps<typeof Button> {
  product: ProductCard;
  packs: readonly WantedPack[];
}

/** Puts packs on the list to quote, and says how many unless it has another text: `Cotar 14 sacos`. */
export function QuoteAddButton({ product, packs, children, ...button }: QuoteAddButtonProps) {
  const { t, i18n } = useTranslation('quote');
  const ask = useAskQuote(product);
  const [first, ...more] = packs;
  if (!first) return null;
  return (
    <Button {...button} onClick={() => void ask(packs)}>
      {children ?? (
        <>
          <Icon name="note" className="size-5 shrink-0 max-sm:hidden" />
          {more.length === 0
            ? askLabel(t, first.variation.presentation, first.units, i18n.language)
            : t('panel.all')}
        </>
      )}
    </Button>
  );
}
