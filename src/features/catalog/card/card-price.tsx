import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import type { Variation } from '@/contract/schemas/catalog';
import { Money } from '@/components/ui/money';
import { UnitPrice } from '@/components/ui/unit-price';
import { pixPrice } from '@/lib/pricing/pix-price';

/** Price of a pack on a card: now, before, by PIX, and per unit. Not rendered for a brand that quotes instead. */
export function CardPrice({ variation }: { variation: Variation }) {
  const { t } = useTranslation('catalog');
  const current = variation.salePrice ?? variation.price;
  const { pixDiscount } = brand.commerce;
  if (!brand.cartEnabled) return <div className="mt-auto" />;
  return (
    <div className="mt-auto grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Money value={current} className="text-xl font-extrabold md:text-2xl" />
        {variation.salePrice !== null && (
          <s className="text-[0.9375rem] text-muted">
            <span className="sr-only">{t('price.before')} </span>
            <Money value={variation.price} className="!font-normal" />
          </s>
        )}
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-sm">
        {pixDiscount > 0 && (
          <span className="font-bold text-ok">
            <Money value={pixPrice(current, pixDiscount)} />{' '}
            <span className="font-normal text-muted">{t('price.byPix')}</span>
          </span>
        )}
        <span className="text-muted" dir="ltr">
          <UnitPrice value={variation.pricePerUnit} unit={variation.unit} price={current} />
        </span>
      </p>
    </div>
  );
}
