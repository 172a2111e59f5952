import { packName } from '@/lib/pack-name';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { brand } from '@config/brands';
import type { Variation } from '@/contract/schemas/catalog';
import { Money } from '@/components/ui/money';
import { fromCents } from '@/lib/money';
import type { Consumption } from './consumption';
import type { Dose } from './daily-amount';
import { formatDecimal } from '@/lib/decimal';
import { formatKilograms } from '@/lib/weight';

interface ConsumptionResultProps {
  consumption: Consumption;
  unit: Dose['unit'];
  variations: readonly Variation[];
  action: ReactNode;
}

/** Grams as `300 g` below a kilogram and `1.440 kg` or `1,440 kg` above; millilitres as ml and L. */
function formatAmount(amount: number, unit: Dose['unit'], language: string) {
  const [small, large] = unit === 'g' ? ['g', 'kg'] : ['ml', 'L'];
  const isLarge = amount >= 1000;
  const number = formatDecimal(isLarge ? amount / 1000 : amount, language, { most: isLarge ? 1 : 0 });
  return `${number} ${isLarge ? large : small}`;
}

/** What the herd needs, in which packs, and what a day of one animal costs. */
export function ConsumptionResult({ consumption, unit, variations, action }: ConsumptionResultProps) {
  const { t, i18n } = useTranslation(['product', 'catalog', 'common']);
  const { perHeadPerDay, total, plan, centsPerHeadPerDay } = consumption;
  const packs = plan.packs.flatMap(({ id, count }) => {
    const variation = variations.find((candidate) => candidate.id === id);
    return variation ? [{ variation, count }] : [];
  });
  const lineOf = ({ presentation }: Variation, units: number) =>
    t('calculator.line', {
      units: formatDecimal(units, i18n.language),
      pack: packName(t, presentation, i18n.language).name,
    });
  const grams = packs.reduce((sum, { variation, count }) => sum + variation.weightGrams * count, 0);
  const scarce = packs.filter(({ variation, count }) => count > variation.stock);
  const rows: [string, ReactNode][] = [
    [
      t('catalog:packs.label'),
      <b key="packs" className="num grid justify-items-end text-end">
        {packs.map(({ variation, count }) => (
          <bdi key={variation.id}>{lineOf(variation, count)}</bdi>
        ))}
      </b>,
    ],
    [t('calculator.weightTotal'), <bdi key="weight">{formatKilograms(grams, t, i18n.language)}</bdi>],
    ...(brand.cartEnabled ? [stock()] : []),
    [
      t('calculator.perHead'),
      <bdi key="dose" dir="ltr">
        {formatAmount(perHeadPerDay, unit, i18n.language)}
      </bdi>,
    ],
    ...(brand.cartEnabled ? costs() : []),
  ];

  function stock(): [string, ReactNode] {
    const label = t('calculator.stock');
    if (scarce.length === 0) return [label, t('calculator.enough')];
    const left = scarce.filter(({ variation }) => variation.stock > 0);
    if (left.length === 0) return [label, t('catalog:blocked.outOfStock')];
    const lines = left.map(({ variation }) => lineOf(variation, variation.stock)).join(' + ');
    return [label, t('calculator.short', { line: lines })];
  }

  function costs(): [string, ReactNode][] {
    return [
      [t('calculator.cost'), <Money key="cost" value={fromCents(Math.round(centsPerHeadPerDay))} />],
      [t('calculator.total'), <Money key="total" value={fromCents(plan.costCents)} />],
    ];
  }

  return (
    <>
      <p>
        {t('calculator.need')}
        <bdi dir="ltr" className="num block text-[min(2.5rem,13vw)] leading-none font-extrabold">
          {formatAmount(total, unit, i18n.language)}
        </bdi>
      </p>
      <dl className="grid gap-2">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-t border-white/20 pt-2">
            <dt className="min-w-0 flex-[1_1_6rem]">{label}</dt>
            <dd className="ms-auto">{value}</dd>
          </div>
        ))}
      </dl>
      {action}
    </>
  );
}
