import type { TFunction } from 'i18next';
import { useTranslation } from 'next-i18next/pages';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { ProductCard } from '@/contract/schemas/catalog';
import { formatDecimal } from '@/lib/decimal';
import type { WantedPack } from './quote-store';
import { useAskQuote } from './use-ask-quote';

/** The first word of a pack's name, and the text that counts it. */
const KINDS = { Saco: 'bag', Balde: 'bucket', Palete: 'pallet' } as const;
const isKind = (word: string): word is keyof typeof KINDS => Object.hasOwn(KINDS, word);

/** `Cotar 14 sacos`; `Cotar 2 embalagens` for packs without a word of their own. */
function askLabel(t: TFunction<'quote'>, { variation, units }: WantedPack, language: string): string {
  const word = variation.presentation.split(' ')[0] ?? '';
  return t(`ask.${isKind(word) ? KINDS[word] : 'pack'}`, {
    count: units,
    units: formatDecimal(units, language),
  });
}

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
          {/* Beside a stepper in half of a tablet's width, the icon would break the words. */}
          <Icon name="note" className="size-5 shrink-0 max-lg:hidden" />
          {more.length === 0 ? askLabel(t, first, i18n.language) : t('panel.all')}
        </>
      )}
    </Button>
  );
}
