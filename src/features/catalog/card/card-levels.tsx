import { useTranslation } from 'next-i18next/pages';
import type { ProductCard } from '@/contract/schemas/catalog';
import { formatDecimal } from '@/lib/decimal';

/** The guaranteed minima of a card, as the first lines of its data sheet; they stand where others show a price. */
export function CardLevels({ levels }: { levels: NonNullable<ProductCard['mainLevels']> }) {
  const { i18n } = useTranslation('catalog');
  return (
    <dl className="mt-auto grid text-sm">
      {levels.map(({ nutrient, value, unit }) => (
        <div
          key={nutrient}
          className="flex flex-wrap items-baseline justify-between gap-x-2 border-t border-line py-1"
        >
          <dt className="min-w-0 text-muted wrap-anywhere">{nutrient}</dt>
          <dd className="num font-sans whitespace-nowrap" dir="ltr">
            {formatDecimal(value, i18n.language)} {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}
