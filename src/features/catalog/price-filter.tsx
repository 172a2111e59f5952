import { useTranslation } from 'next-i18next/pages';
import type { SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { fieldText } from '@/lib/form-data';
import { TextInput } from '@/components/ui/text-input';

interface PriceFilterProps {
  min?: number;
  max?: number;
  onChange: (change: { precoMin: number | undefined; precoMax: number | undefined }) => void;
}

/** From and to in reais; applied by Enter or the button, so that typing does not reload the list. */
export function PriceFilter({ min, max, onChange }: PriceFilterProps) {
  const { t } = useTranslation('catalog');
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => {
      const text = fieldText(data, name).replace(',', '.');
      const amount = Number(text);
      return text && Number.isFinite(amount) && amount >= 0 ? Math.min(amount, 1_000_000) : undefined;
    };
    onChange({ precoMin: read('min'), precoMax: read('max') });
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
      <TextInput
        name="min"
        inputMode="decimal"
        defaultValue={min}
        aria-label={t('filters.precoMin')}
        placeholder="R$ 0"
        className="min-h-11"
      />
      <span aria-hidden="true">–</span>
      <TextInput
        name="max"
        inputMode="decimal"
        defaultValue={max}
        aria-label={t('filters.precoMax')}
        placeholder="R$"
        className="min-h-11"
      />
      <Button type="submit" tone="outline" size="sm" className="col-span-3">
        {t('filters.apply')}
      </Button>
    </form>
  );
}
