import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useState } from 'react';
import { usePageLocale } from '@/client/use-page-locale';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { productChoiceQuery } from './searches.queries';

export interface ChosenProduct {
  id: string;
  title: string;
}

interface ProductChoiceProps {
  /** The search that is taught: its own products are offered first. */
  typed: string;
  chosen: ChosenProduct | null;
  onChoose: (product: ChosenProduct) => void;
  error: string | null;
}

const DEBOUNCE_MS = 200;
/** What the suggestions take (`suggestSearch` in the contract). */
const MAX_LENGTH = 80;

/** One product of the shop, by name, item number or bar code. */
export function ProductChoice({ typed, chosen, onChoose, error }: ProductChoiceProps) {
  const { t } = useTranslation('manage-search');
  const locale = usePageLocale();
  const group = useId();
  const [text, setText] = useState('');
  const [q, setQ] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setQ(text.trim() || typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, typed]);
  const { data } = useQuery(productChoiceQuery(q.slice(0, MAX_LENGTH), locale));
  const offered = data?.products ?? [];
  const products = chosen && !offered.some(({ id }) => id === chosen.id) ? [chosen, ...offered] : offered;
  return (
    <div className="grid gap-2">
      <Field label={t('teach.product')} hint={t('teach.productHint')} error={error} required>
        <TextInput
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={MAX_LENGTH}
          dir="auto"
          autoComplete="off"
        />
      </Field>
      <div role="radiogroup" aria-label={t('teach.products')} className="grid gap-1">
        {products.map(({ id, title }) => (
          <label key={id} className="flex min-h-9 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name={group}
              checked={chosen?.id === id}
              onChange={() => onChoose({ id, title })}
              className="size-5 shrink-0 accent-primary"
            />
            <bdi>{title}</bdi>
          </label>
        ))}
      </div>
      <p role="status" className="text-sm text-muted">
        {data && products.length === 0 && t('teach.noProduct')}
      </p>
    </div>
  );
}
