import { useTranslation } from 'next-i18next/pages';
import { Money } from '@/components/ui/money';
import type { FreightOption } from '@/contract/schemas/checkout';

/** Ways to get the goods with days and price, to read only; choosing happens in the checkout. */
export function FreightList({ options }: { options: readonly FreightOption[] }) {
  const { t } = useTranslation('checkout');
  return (
    <ul className="divide-y divide-line">
      {options.map(({ service, price, businessDays: { min, max } }) => (
        <li key={service} className="flex justify-between gap-3 py-2">
          <span>
            {t(`freight.service.${service}`)},{' '}
            <span className="text-muted">
              {t(min === max ? 'freight.daysExact' : 'freight.days', { count: max, min })}
            </span>
          </span>
          {price === 0 ? <b className="text-ok">{t('totals.free')}</b> : <Money value={price} />}
        </li>
      ))}
    </ul>
  );
}
