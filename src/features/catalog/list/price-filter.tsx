import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/text-input';

interface PriceFilterProps {
  min?: number;
  max?: number;
  onChange: (change: { precoMin: number | undefined; precoMax: number | undefined }) => void;
}

const MAX_REAIS = 1_000_000;
const write = (amount: number | undefined) => (amount === undefined ? '' : String(amount).replace('.', ','));

/** Reads reais: `1.200`, `120,50`, `R$ 80`. Undefined for an empty text, null for an invalid one. */
function readReais(text: string): number | null | undefined {
  const digits = text.replace(/R\$|\s/g, '');
  if (!digits) return undefined;
  const plain = digits.includes(',') || /\.\d{3}(\D|$)/.test(digits) ? digits.replaceAll('.', '') : digits;
  const amount = Number(plain.replace(',', '.'));
  return Number.isFinite(amount) && amount >= 0 ? Math.min(Math.round(amount * 100) / 100, MAX_REAIS) : null;
}

/** Minimum and maximum in reais; applied by Enter or the button, so that typing does not reload the list. */
export function PriceFilter({ min, max, onChange }: PriceFilterProps) {
  const { t } = useTranslation('catalog');
  const { t: search } = useTranslation('search');
  const hintId = useId();
  const [draft, setDraft] = useState({ min: write(min), max: write(max) });
  const [hint, setHint] = useState<'priceText' | 'swapped' | null>(null);
  // A filter that was removed elsewhere empties the fields, which stay the same elements with the focus.
  const [applied, setApplied] = useState({ min, max });
  if (applied.min !== min || applied.max !== max) {
    setApplied({ min, max });
    setDraft({ min: write(min), max: write(max) });
  }

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const from = readReais(draft.min);
    const to = readReais(draft.max);
    if (from === null || to === null) {
      setHint('priceText');
      return;
    }
    const isSwapped = from !== undefined && to !== undefined && from > to;
    setHint(isSwapped ? 'swapped' : null);
    if (isSwapped) setDraft({ min: write(to), max: write(from) });
    onChange(isSwapped ? { precoMin: to, precoMax: from } : { precoMin: from, precoMax: to });
  };
  const field = (name: 'min' | 'max', label: string, placeholder: string) => (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      maxLength={16}
      value={draft[name]}
      onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
      aria-label={label}
      aria-invalid={(hint === 'priceText' && readReais(draft[name]) === null) || undefined}
      aria-describedby={hint ? hintId : undefined}
      placeholder={placeholder}
      className="min-h-11"
    />
  );
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[1fr_auto_1fr] items-center gap-2">
      {field('min', t('filters.precoMin'), 'R$ 0')}
      <span aria-hidden="true">–</span>
      {field('max', t('filters.precoMax'), 'R$')}
      <p
        id={hintId}
        role="status"
        className={`col-span-3 text-sm empty:hidden ${hint === 'priceText' ? 'text-sale' : 'text-muted'}`}
      >
        {hint && search(hint === 'swapped' ? 'filters.swapped' : 'filters.priceText')}
      </p>
      <Button type="submit" tone="outline" size="sm" className="col-span-3">
        {t('filters.apply')}
      </Button>
    </form>
  );
}
