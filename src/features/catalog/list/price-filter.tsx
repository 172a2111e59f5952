import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/text-input';
import { readReais } from './product-list-url';

interface PriceFilterProps {
  min?: number;
  max?: number;
  /** Of the form. */
  id?: string;
  /** Where the form leads without a script. */
  action?: string;
  /** Its fields that are not shown. */
  children?: ReactNode;
  onChange: (change: { precoMin: number | undefined; precoMax: number | undefined }) => void;
}

const write = (amount: number | undefined) => (amount === undefined ? '' : String(amount).replace('.', ','));

/** Minimum and maximum in reais; applied by Enter or the button, so that typing does not reload the list. */
export function PriceFilter({ min, max, id, action, children, onChange }: PriceFilterProps) {
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
      name={name === 'min' ? 'precoMin' : 'precoMax'}
      dir="ltr"
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
    <form
      id={id}
      action={action}
      onSubmit={submit}
      noValidate
      className="grid grid-cols-[1fr_auto_1fr] items-center gap-2"
    >
      {children}
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
