import { useTranslation } from 'next-i18next/pages';
import type { Product } from '@/contract/schemas/catalog';
import { formatDecimal } from '@/lib/decimal';

interface GuaranteeTableProps {
  levels: Product['guaranteeLevels'];
  /** Language of the nutrients' names where it is not the page's. */
  lang?: string;
}

/** Guaranteed levels as the label states them (IN MAPA 22/2009). */
export function GuaranteeTable({ levels, lang }: GuaranteeTableProps) {
  const { t, i18n } = useTranslation('product');
  return (
    <table className="w-full border-collapse text-[0.9375rem]">
      <caption className="sr-only">{t('details.guarantee')}</caption>
      <tbody>
        {levels.map((level) => (
          <tr key={`${level.nutrient}-${level.kind}`} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 pe-3 text-start font-normal wrap-anywhere">
              <span lang={lang}>{level.nutrient}</span>{' '}
              <span className="text-muted">({t(`details.${level.kind}`)})</span>
            </th>
            <td className="py-2 text-end whitespace-nowrap tabular-nums" dir="ltr">
              {formatDecimal(level.value, i18n.language)} {level.unit}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
