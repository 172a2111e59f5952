import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import type { Variation } from '@/contract/schemas/catalog';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { EXAMPLE_HERD, readHerd, rememberHerd } from '@/lib/stored-herd';
import { asksForWeight, planConsumption, type Consumption, type Dose } from './consumption';
import { ConsumptionResult } from './consumption-result';

interface ConsumptionCalculatorProps {
  dose: Dose;
  /** Language of the dose's labels where it is not the page's. */
  doseLang?: string;
  variations: readonly Variation[];
  canBuyLinhaBranca: boolean;
  /** Actions for the result; the cart is another feature. */
  action: (consumption: Consumption) => ReactNode;
}

type Asked = 'heads' | 'weightKg' | 'days';
const MOST: Record<Asked, number> = { heads: 1_000_000, weightKg: 2_000, days: 3_650 };

/** NaN while a number is missing or out of range. */
function readAmount(name: Asked, text: string) {
  const amount = Number(text.replace(',', '.'));
  return amount > 0 && amount <= MOST[name] ? amount : NaN;
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
  action,
}: ConsumptionCalculatorProps) {
  const { t } = useTranslation('product');
  const [first] = useState(() => ({ ...EXAMPLE_HERD, ...readHerd() }));
  const [option, setOption] = useState(0);
  const [typed, setTyped] = useState<Partial<Record<Asked, string>>>({});
  const minDays = dose.options[option]?.minDays ?? 1;
  const amountOf = (name: Asked, texts: typeof typed) => {
    const text = texts[name];
    if (text !== undefined) return readAmount(name, text);
    return name === 'days' ? Math.max(first.days ?? 0, minDays) : first[name];
  };
  const type = (name: Asked, text: string) => {
    const next = { ...typed, [name]: text };
    setTyped(next);
    rememberHerd({
      heads: amountOf('heads', next),
      weightKg: amountOf('weightKg', next),
      days: next.days === undefined ? first.days : amountOf('days', next),
    });
  };
  const number = (name: Asked, label: string) => (
    <Field label={label}>
      <TextInput
        inputMode="decimal"
        value={typed[name] ?? String(amountOf(name, typed))}
        maxLength={8}
        onChange={(event) => type(name, event.target.value)}
      />
    </Field>
  );
  const herd = {
    heads: amountOf('heads', typed),
    weightKg: amountOf('weightKg', typed),
    days: amountOf('days', typed),
    option,
  };
  const consumption = planConsumption({ dose, variations }, herd, canBuyLinhaBranca);
  return (
    <section
      aria-label={t('calculator.title')}
      className="grid overflow-hidden rounded-lg border border-line bg-raised md:grid-cols-[1.1fr_1fr]"
    >
      <div className="p-5 md:p-6">
        <h2 className="text-[1.375rem]">{t('calculator.title')}</h2>
        <div className="mt-4 grid gap-3.5 sm:grid-cols-2">
          {number('heads', t('calculator.heads'))}
          {asksForWeight(dose) && number('weightKg', t('calculator.weight'))}
          {number('days', t('calculator.days'))}
          {dose.options.length > 1 && (
            <Field label={t('calculator.goal')} className="sm:col-span-2">
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
          <p>{t('calculator.fill')}</p>
        )}
      </div>
    </section>
  );
}
