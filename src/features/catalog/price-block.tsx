import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import { brand } from '@config/brands';
import type { Variation } from '@/contract/schemas/catalog';
import { FilledText } from '@/components/ui/text/filled-text';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { UnitPrice } from '@/components/ui/unit-price';
import { maxInterestFreeFor } from '@/lib/pricing/installment-count';
import { fromCents, splitCents, toCents } from '@/lib/money';
import { pixPrice } from '@/lib/pricing/pix-price';
import { SaleTag } from '@/features/catalog/card/sale-tag';

interface PriceBlockProps {
  variation: Variation;
}

/** The price of the chosen pack: before and now, per unit, instalments, PIX. Not rendered for a brand that quotes. */
export const PriceBlock = memo(function PriceBlock({ variation }: PriceBlockProps) {
  const { t } = useTranslation('catalog');
  const current = variation.salePrice ?? variation.price;
  const { commerce } = brand;
  const count = maxInterestFreeFor(toCents(current), commerce);
  const part = fromCents(Math.max(...splitCents(toCents(current), count)));
  if (!brand.cartEnabled) return null;
  return (
    <div data-price-block="" className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        {variation.salePrice !== null && (
          <s className="text-muted max-md:text-sm">
            <span className="sr-only">{t('price.before')} </span>
            <Money value={variation.price} className="!font-normal" />
          </s>
        )}
        <Money
          value={current}
          className="text-[min(2rem,15vw)] leading-none font-extrabold tracking-tight md:text-[2.5rem]"
        />
        <span className="text-muted" dir="ltr">
          <UnitPrice value={variation.pricePerUnit} unit={variation.unit} price={current} />
        </span>
        <span className="max-md:hidden">
          <SaleTag price={variation.price} salePrice={variation.salePrice} />
        </span>
      </p>
      {count > 1 && (
        <p>
          <FilledText
            text={({ value }) => t('price.installments', { count, value })}
            parts={{ value: <Money value={part} className="!font-bold" /> }}
          />
        </p>
      )}
      {commerce.pixDiscount > 0 && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 rounded border border-ok-line bg-ok-soft px-3 py-1 max-md:text-sm md:px-3.5">
          <Icon name="pix" className="size-5 text-ok" />
          <Money
            value={pixPrice(current, commerce.pixDiscount)}
            className="text-lg font-extrabold text-ok md:text-[1.375rem]"
          />
          <span>
            {t('price.byPix')}{' '}
            <span className="text-muted">
              · {t('price.pixOff', { percent: Math.round(commerce.pixDiscount * 100) })}
            </span>
          </span>
        </p>
      )}
    </div>
  );
});
