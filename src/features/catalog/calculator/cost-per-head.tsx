import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import type { Product, Variation } from '@/contract/schemas/catalog';
import { Money } from '@/components/ui/money';
import { formatDecimal } from '@/lib/decimal';
import { fromCents, toCents } from '@/lib/money';
import { asksForWeight, dailyAmount } from './daily-amount';
import { EXAMPLE_HERD, readHerd } from '@/lib/stored-herd';

const EXAMPLE = EXAMPLE_HERD.weightKg;
const noChanges = () => () => undefined;

interface CostPerHeadProps {
  product: Pick<Product, 'dose'> & { displayInfo: Pick<Product['displayInfo'], 'species'> };
  /** The pack whose price is divided. */
  variation: Variation;
}

/**
 * What a day of one animal costs with the first use of the dose: for the weight that this device was told, else the
 * example of the calculator, which it leads to. Nothing without a dose, or for fish, whose weight is that of all together.
 */
export function CostPerHead({ product, variation }: CostPerHeadProps) {
  const { t, i18n } = useTranslation('catalog');
  const { dose } = product;
  const weightKg = useSyncExternalStore(
    noChanges,
    () => readHerd()?.weightKg ?? EXAMPLE,
    () => EXAMPLE,
  );
  const use = dose?.options[0];
  const content = variation.netWeightGrams ?? variation.netVolumeMl ?? 0;
  if (!dose || !use || content === 0) return null;
  const byWeight = asksForWeight(dose);
  if (byWeight && product.displayInfo.species.includes('peixes')) return null;
  const cents =
    (toCents(variation.salePrice ?? variation.price) / content) * dailyAmount(dose, use, weightKg);
  if (cents < 0.5) return null;
  return (
    <a href="#calculadora" className="underline decoration-line underline-offset-4">
      <Money value={fromCents(Math.round(cents))} className="text-xl leading-none text-ink" />{' '}
      {t('price.perHeadDay')} {byWeight && <bdi dir="ltr">({formatDecimal(weightKg, i18n.language)} kg)</bdi>}
    </a>
  );
}
