import { useTranslation } from 'next-i18next/pages';
import { Money } from '@/components/ui/money';
import type { FreightOption } from '@/contract/schemas/checkout';
import { businessDaysText } from '@/lib/time/duration';
import { freightName } from '@/lib/pricing/freight-name';
import { estimateText } from './freight-text';

/** Ways to get the goods with their days and price, to read only; choosing happens in the checkout. */
export function FreightList({ options }: { options: readonly FreightOption[] }) {
  const { t, i18n } = useTranslation(['checkout', 'common']);
  return (
    <ul className="divide-y divide-line">
      {options.map((option) => (
        <li key={option.service} className="flex flex-wrap justify-between gap-x-3 py-2">
          <span className="min-w-0 flex-[1_1_9rem]">
            <bdi>{freightName(t, option)}</bdi> ·{' '}
            <span className="text-muted">{businessDaysText(t, option.businessDays)}</span>
            <span className="block text-sm text-muted">{estimateText(t, option, i18n.language)}</span>
          </span>
          {option.price === 0 ? (
            <b className="text-ok">{t('totals.free')}</b>
          ) : (
            <Money value={option.price} />
          )}
        </li>
      ))}
    </ul>
  );
}
