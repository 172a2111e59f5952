import type { ReactNode } from 'react';
import { ChosenList } from './chosen-list';
import { ProductSearch } from './product-search';

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
