import { useTranslation } from 'next-i18next/pages';
import type { ReactNode, Ref } from 'react';
import { brand } from '@config/brands';
import type { Variation } from '@/contract/schemas/catalog';
import { Money } from '@/components/ui/money';
import { UnitPrice } from '@/components/ui/unit-price';
import { pixPrice } from '@/lib/pricing/pix-price';

/** Classes of the parts of a label. */
export interface LabelLook {
  box: string;
  price: string;
  pix: string;
  /** The whole line of the price by PIX. */
  pixLine?: string;
  measures: string;
}

/** As much as a card has room for. */
const CARD: LabelLook = {
  box: 'mt-auto',
  price: 'text-xl font-extrabold lg:text-2xl',
  pix: '',
  measures: 'text-sm min-h-5',
};

interface PriceLabelProps {
  variation: Variation;
  look?: LabelLook;
  /** The element of the price that is paid now. */
  price?: Ref<HTMLElement>;
  /** Beside the price that was paid before. */
  saleTag?: ReactNode;
  /** What PIX takes off, behind its price. */
  pixNote?: string;
  /** In how many parts it can be paid. */
  installments?: ReactNode;
  /** What a day of one animal costs; stands beside the price per unit. */
  perHead?: ReactNode;
}

/**
 * The price of a pack as a shelf label, in the same order everywhere: what is paid (now, before, by PIX), and below it
 * what that means (per unit, per head and day). Empty for a brand that quotes.
 */
export function PriceLabel({
  variation,
  look = CARD,
  price,
  saleTag,
  pixNote,
  installments,
  perHead,
}: PriceLabelProps) {
  const { t } = useTranslation('catalog');
  const current = variation.salePrice ?? variation.price;
  if (!brand.cartEnabled) return <div className={look.box} />;
  const { pixDiscount } = brand.commerce;
  return (
    <div className={`grid gap-0.5 ${look.box}`}>
      {/* A price before that has no room stands above, so that the prices of a row of cards stand on one line. */}
      <p className="flex flex-wrap-reverse items-baseline gap-x-2.5">
        <Money ref={price} value={current} className={look.price} />
        {variation.salePrice !== null && (
          <s className="text-[0.9375rem] text-muted">
            <span className="sr-only">{t('price.before')} </span>
            <Money value={variation.price} className="font-sans! font-normal! [word-spacing:0]" />
          </s>
        )}
        {saleTag}
      </p>
      {pixDiscount > 0 && (
        <p className={`text-muted ${look.measures} ${look.pixLine ?? ''}`}>
          <Money value={pixPrice(current, pixDiscount)} className={`text-ok ${look.pix}`} />{' '}
          {t('price.byPix')}
          {pixNote}
        </p>
      )}
      {installments}
      <p className={`flex flex-wrap items-baseline gap-x-4 text-muted ${look.measures}`}>
        <UnitPrice value={variation.pricePerUnit} unit={variation.unit} price={current} />
        {perHead}
      </p>
    </div>
  );
}
