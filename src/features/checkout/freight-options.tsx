import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { Money } from '@/components/ui/money';
import type { FreightOption } from '@/contract/schemas/checkout';

interface FreightOptionsProps {
  options: readonly FreightOption[];
  selected: FreightOption['service'] | null;
  onSelect: (option: FreightOption) => void;
}

/** Ways to get the goods, as radio cards: service, business days, price; pick-up with the shop's address. */
export function FreightOptions({ options, selected, onSelect }: FreightOptionsProps) {
  const { t } = useTranslation('checkout');
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('freight.legend')}</legend>
      <div className="overflow-hidden rounded-lg border border-line bg-raised">
        {options.map((option) => {
          const { service, carrier, price, businessDays } = option;
          const isPickUp = service === 'retirada';
          return (
            <label
              key={service}
              className="flex min-h-14 cursor-pointer items-center gap-3 border-b border-line px-4 py-3.5 last:border-b-0 hover:bg-primary-soft has-checked:bg-primary-soft"
            >
              <input
                type="radio"
                name="frete"
                value={service}
                checked={service === selected}
                onChange={() => onSelect(option)}
                className="size-5.5 shrink-0 accent-primary"
              />
              <span className="grid min-w-0">
                <b>{t(`freight.service.${service}`)}</b>
                <span className="text-sm text-muted">
                  {t(businessDays.min === businessDays.max ? 'freight.daysExact' : 'freight.days', {
                    count: businessDays.max,
                    min: businessDays.min,
                  })}
                  {carrier && (
                    <>
                      {' · '}
                      <bdi lang="pt-BR">{carrier}</bdi>
                    </>
                  )}
                </span>
                {isPickUp && (
                  <bdi lang="pt-BR" className="text-sm text-muted">
                    {brand.company.address} · {brand.company.hours}
                  </bdi>
                )}
              </span>
              <span className="ms-auto shrink-0 text-end">
                {price === 0 ? (
                  <b className="text-ok">{t('totals.free')}</b>
                ) : (
                  <Money value={price} className="font-bold" />
                )}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
