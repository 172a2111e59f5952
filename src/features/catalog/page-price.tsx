import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { brand } from '@config/brands';
import type { Variation } from '@/contract/schemas/catalog';
import { FilledText } from '@/components/ui/text/filled-text';
import { PackText } from '@/components/ui/text/pack-text';
import { Money } from '@/components/ui/money';
import { CHANGE, useMotion } from '@/lib/browser/use-motion';
import { fromCents, splitCents, toCents } from '@/lib/money';
import { maxInterestFreeFor } from '@/lib/pricing/installment-count';
import { SaleTag } from './card/sale-tag';
import { PriceLabel, type LabelLook } from './price-label';

const PAGE: LabelLook = {
  box: '',
  price: 'text-[min(2rem,15vw)] leading-none font-extrabold tracking-tight md:text-[3rem]',
  pix: 'text-lg font-extrabold',
  pixLine: 'md:my-1 md:w-fit md:rounded md:bg-ok-soft md:px-3 md:py-1.5 md:text-ink',
  measures: 'max-md:text-sm',
};

interface PagePriceProps {
  variation: Variation;
  /** What a day of one animal costs. */
  perHead?: ReactNode;
}

/** The label of a pack where it is bought: large, with what PIX takes off, and the parts without interest. */
export function PagePrice({ variation, perHead }: PagePriceProps) {
  const { t } = useTranslation('catalog');
  const { commerce } = brand;
  const price = toCents(variation.salePrice ?? variation.price);
  const moved = useMotion<HTMLElement>(CHANGE, price);
  if (!brand.cartEnabled) return null;
  const count = maxInterestFreeFor(price, commerce);
  const part = fromCents(Math.max(...splitCents(price, count)));
  return (
    <>
      {/* On paper nothing else tells which of the packs this is. */}
      <p className="mt-3 hidden font-bold print:block">
        <PackText presentation={variation.presentation} />
      </p>
      <PriceLabel
        variation={variation}
        look={PAGE}
        price={moved}
        perHead={perHead}
        saleTag={
          <span className="self-center leading-none md:hidden">
            <SaleTag price={variation.price} salePrice={variation.salePrice} />
          </span>
        }
        pixNote={` · ${t('price.pixOff', { percent: Math.round(commerce.pixDiscount * 100) })}`}
        installments={
          count > 1 && (
            <p className="max-md:text-sm">
              <FilledText
                text={({ value }) => t('price.installments', { count, value })}
                parts={{ value: <Money value={part} className="!font-bold" /> }}
              />
            </p>
          )
        }
      />
    </>
  );
}
