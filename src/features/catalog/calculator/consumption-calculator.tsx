import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import type { Variation } from '@/contract/schemas/catalog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { planConsumption, type Consumption } from './consumption';
import { asksForWeight, type Dose } from './daily-amount';
import { ConsumptionResult } from './consumption-result';
import { useHerd, type Asked } from './use-herd';

interface ConsumptionCalculatorProps {
  dose: Dose;
  /** Language of the dose's labels where it is not the page's. */
  doseLang?: string;
  variations: readonly Variation[];
  canBuyLinhaBranca: boolean;
  /** The most of a pack in one order. */
  maxUnits?: number;
  /** Actions for the result; the cart is another feature. */
  action: (consumption: Consumption) => ReactNode;
}

/**
 * Head count, weight and days to kilograms, packs and cost per head and day. It begins with the days that the product
 * takes to work, or more where the person said so. In the browser only, where the herd is stored.
 */
export default function ConsumptionCalculator({
  dose,
  doseLang,
  variations,
  canBuyLinhaBranca,
  maxUnits,
  action,
}: ConsumptionCalculatorProps) {
  const { t } = useTranslation(['product', 'catalog']);
  const [option, setOption] = useState(0);
  const minDays = dose.options[option]?.minDays ?? 1;
  const { herd, faultOf, textOf, type } = useHerd(minDays);
  const asked: Asked[] = asksForWeight(dose) ? ['heads', 'weightKg', 'days'] : ['heads', 'days'];
  const hasFault = asked.some(faultOf);
  const number = (name: Asked) => (
    <Field key={name} label={t(`catalog:hero.calculator.${name}`)} error={faultOf(name)}>
      <TextInput
        inputMode="decimal"
        value={textOf(name)}
        maxLength={10}
        onChange={(event) => type(name, event.target.value)}
      />
    </Field>
  );
  const consumption = planConsumption({ dose, variations }, { ...herd, option }, canBuyLinhaBranca, maxUnits);
  return (
    <section
      aria-label={t('calculator.title')}
      className="grid overflow-hidden rounded-lg border border-line bg-raised md:grid-cols-[1.1fr_1fr]"
    >
      <div className="p-5 md:p-6">
        <h2 className="text-[1.375rem]">{t('calculator.title')}</h2>
        <div
          className={`mt-4 grid gap-3.5 grid-cols-[repeat(auto-fit,minmax(min(5rem,100%),1fr))] ${hasFault ? 'items-start' : 'items-end'}`}
        >
          {asked.map(number)}
          {dose.options.length > 1 && (
            <Field label={t('calculator.goal')} className="col-span-full">
              <Select
                lang={doseLang}
                value={option}
                onChange={(event) => setOption(Number(event.target.value))}
              >
                {dose.options.map((option, index) => (
                  <option key={option.label} value={index}>
                    {option.label}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </div>
        <p className="mt-3 text-sm text-muted">{t('calculator.minDays', { days: minDays })}</p>
      </div>
      <div aria-live="polite" className="on-dark grid content-start gap-3 bg-primary p-5 text-white md:p-6">
        {consumption ? (
          <ConsumptionResult
            consumption={consumption}
            unit={dose.unit}
            variations={variations}
            action={action(consumption)}
          />
        ) : (
          <p>{t(hasFault ? 'catalog:hero.calculator.check' : 'calculator.fill')}</p>
        )}
      </div>
    </section>
  );
}
