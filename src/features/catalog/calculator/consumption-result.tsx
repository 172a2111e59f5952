import { packName } from '@/lib/pack-name';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { brand } from '@config/brands';
import type { Variation } from '@/contract/schemas/catalog';
import { Money } from '@/components/ui/money';
import { fromCents } from '@/lib/money';
import type { Consumption, Dose } from './consumption';
import { formatDecimal } from '@/lib/decimal';

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
  const { t, i18n } = useTranslation(['product', 'common']);
  const nameOf = (id: string) => {
    const pack = variations.find((variation) => variation.id === id);
    return pack ? packName(t, pack.presentation, i18n.language).name : id;
  };
  const { perHeadPerDay, total, plan, centsPerHeadPerDay } = consumption;
  const rows: [string, ReactNode][] = [
    ...plan.packs.map(({ id, count }): [string, ReactNode] => [
      nameOf(id),
      <b key={id} className="num">
        {formatDecimal(count, i18n.language)} ×
      </b>,
    ]),
    [
      t('calculator.perHead'),
      <bdi key="dose" dir="ltr">
        {formatAmount(perHeadPerDay, unit, i18n.language)}
      </bdi>,
    ],
    ...(brand.cartEnabled ? costs() : []),
  ];

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
