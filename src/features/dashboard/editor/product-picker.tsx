import type { ReactNode } from 'react';
import { ProductSearch } from './product-search';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';

interface ChosenListProps {
  /** What was chosen, for assistive technology. */
  label: string;
  items: readonly { value: string; text: string }[];
  onRemove: (value: string) => void;
}

/** What was chosen in a form, each with a way to take it off. */
export function ChosenList({ label, items, onRemove }: ChosenListProps) {
  const { t } = useTranslation('manage');
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {items.map(({ value, text }) => (
        <li key={value} className="flex max-w-full items-center rounded-full bg-primary-soft ps-4">
          <bdi className="min-w-0 truncate text-[0.9375rem] font-semibold">{text}</bdi>
          <button
            type="button"
            aria-label={t('takeOff', { name: text })}
            onClick={() => onRemove(value)}
            className="grid size-10 shrink-0 place-items-center rounded-full text-primary hover:bg-raised"
          >
            <Icon name="close" className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ProductPickerProps {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  /** Slugs, in the order they were chosen. */
  value: readonly string[];
  /** How many may be chosen. */
  max?: number;
  /** Slug of a product that is not offered. */
  without?: string;
  onChange: (slugs: string[]) => void;
  inputRef?: (element: HTMLInputElement | null) => void;
}

/** Products by name, each with a way to take it off. */
export function ProductPicker({ value, onChange, max = Infinity, without, ...search }: ProductPickerProps) {
  return (
    <div className="grid gap-2">
      <ProductSearch
        {...search}
        isTaken={({ slug }) => slug === without || value.includes(slug)}
        isFull={value.length >= max}
        onChoose={({ slug }) => onChange([...value, slug])}
      />
      <ChosenList
        label={search.label}
        items={value.map((slug) => ({ value: slug, text: slug }))}
        onRemove={(slug) => onChange(value.filter((other) => other !== slug))}
      />
    </div>
  );
}
