import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { Money } from '@/components/ui/money';
import type { FreightOption } from '@/contract/schemas/checkout';
import { businessDaysText } from '@/lib/time/duration';
import { freightName } from '@/lib/pricing/freight-name';
import { openingHoursText } from '@/lib/time/opening-hours';
import { estimateText } from './freight-text';

interface FreightOptionsProps {
  options: readonly FreightOption[];
  selected: FreightOption['service'] | null;
  onSelect: (option: FreightOption) => void;
  /** What is wrong with the choice; read with the group. */
  error?: string | null;
}

const ERROR = 'frete-error';

/** Ways to get the goods, as radio cards: service, dates, price; pick-up with the shop's address. */
export function FreightOptions({ options, selected, onSelect, error }: FreightOptionsProps) {
  const { t, i18n } = useTranslation(['checkout', 'common']);
  return (
    <fieldset aria-describedby={error ? ERROR : undefined}>
      <legend className="mb-2 font-semibold">{t('freight.legend')}</legend>
      <div className={`overflow-hidden rounded-lg border bg-raised ${error ? 'border-sale' : 'border-line'}`}>
        {options.map((option) => {
          const { service, carrier, price, free } = option;
          return (
            <label
              key={service}
              className={`flex min-h-14 cursor-pointer flex-wrap items-center gap-3 border-b border-line px-4 py-3.5 last:border-b-0 hover:bg-primary-soft ${service === selected ? 'bg-primary-soft' : ''}`}
            >
              <input
                type="radio"
                name="frete"
                value={service}
                checked={service === selected}
                onChange={() => onSelect(option)}
                className="size-5.5 shrink-0 accent-primary"
              />
              <span className="grid min-w-0 flex-1 basis-36 grid-cols-[minmax(0,1fr)] wrap-anywhere">
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <b>
                    <bdi>{freightName(t, option)}</bdi>
                  </b>
                  {price === 0 || free ? (
                    <b className="text-ok">{t('totals.free')}</b>
                  ) : (
                    <Money value={price} className="font-bold" />
                  )}
                </span>
                <span>{estimateText(t, option, i18n.language)}</span>
                <span className="text-sm text-muted">
                  {businessDaysText(t, option.businessDays)}
                  {carrier && (
                    <>
                      {' · '}
                      <bdi lang="pt-BR">{carrier}</bdi>
                    </>
                  )}
                </span>
                {service === 'retirada' && (
                  <span className="text-sm text-muted">
                    <bdi lang="pt-BR">{brand.company.address}</bdi>
                    <span className="block first-letter:uppercase">
                      {openingHoursText(t, brand.company.hours)}
                    </span>
                  </span>
                )}
                {service === 'agencia' && (
                  <span className="text-sm text-muted">{t('freight.branchNote')}</span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      {error && (
        <p id={ERROR} role="alert" className="mt-1.5 text-sm font-semibold text-sale">
          {error}
        </p>
      )}
    </fieldset>
  );
}
