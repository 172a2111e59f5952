import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import type { Variation } from '@/contract/schemas/catalog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { EXAMPLE_HERD, readHerd, rememberHerd } from '@/lib/herd-memory';
import { asksForWeight, planConsumption, type Consumption, type Dose, type Herd } from './consumption';
import { ConsumptionResult } from './consumption-result';

interface ConsumptionCalculatorProps {
  dose: Dose;
  /** Language of the dose's labels where it is not the page's. */
  doseLang?: string;
  variations: readonly Variation[];
  canBuyLinhaBranca: boolean;
  /** What can be done with the result; the cart lives in another feature. */
  action: (consumption: Consumption) => ReactNode;
}

/** Head count, weight and days to kilograms, packs and cost per head and day. Only in the browser: it knows the herd. */
export default function ConsumptionCalculator({
  dose,
  doseLang,
  variations,
  canBuyLinhaBranca,
  action,
}: ConsumptionCalculatorProps) {
  const { t } = useTranslation('product');
  const [first] = useState(() => ({ ...EXAMPLE_HERD, ...readHerd() }));
  const [herd, setHerd] = useState<Herd>({ ...first, option: 0 });
  const change = (part: Partial<Herd>) => {
    const next = { ...herd, ...part };
    setHerd(next);
    rememberHerd(next);
  };
  const number = (name: 'heads' | 'weightKg' | 'days', label: string, max: number) => (
    <Field label={label}>
      <TextInput
        inputMode="decimal"
        defaultValue={first[name]}
        maxLength={8}
        onChange={(event) => {
          const amount = Number(event.target.value.replace(',', '.'));
          change({ [name]: amount > 0 && amount <= max ? amount : NaN });
        }}
      />
    </Field>
  );
  const consumption = planConsumption({ dose, variations }, herd, canBuyLinhaBranca);
  return (
    <section
      aria-label={t('calculator.title')}
      className="grid overflow-hidden rounded-lg border border-line bg-raised md:grid-cols-[1.1fr_1fr]"
    >
      <div className="p-5 md:p-6">
        <h2 className="text-[1.375rem]">{t('calculator.title')}</h2>
        <div className="mt-4 grid gap-3.5 sm:grid-cols-2">
          {number('heads', t('calculator.heads'), 1_000_000)}
          {asksForWeight(dose) && number('weightKg', t('calculator.weight'), 2_000)}
          {number('days', t('calculator.days'), 3_650)}
          {dose.options.length > 1 && (
            <Field label={t('calculator.goal')} className="sm:col-span-2">
              <Select
                lang={doseLang}
                value={herd.option}
                onChange={(event) => change({ option: Number(event.target.value) })}
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
        <p className="mt-3 text-sm text-muted">
          {t('calculator.minDays', { days: dose.options[herd.option]?.minDays })}
        </p>
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
          <p>{t('calculator.fill')}</p>
        )}
      </div>
    </section>
  );
}
