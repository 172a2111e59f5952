import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCombobox } from 'downshift';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { endpointQuery } from '@/client/query';
import { controlStyle } from '@/components/ui/control-style';
import { Field } from '@/components/ui/field';
import { PictureImage } from '@/components/ui/picture-image';
import { useSettled } from '@/lib/browser/use-settled';
import type { ManagedProductSummary } from '@/contract/schemas/managed-products';

interface ProductSearchProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong with what was chosen, as a sentence. */
  error?: string | null;
  onChoose: (product: ManagedProductSummary) => void;
  /** Products that are not offered, because they are chosen already. */
  isTaken?: (product: ManagedProductSummary) => boolean;
  /** No more can be chosen. */
  isFull?: boolean;
  inputRef?: (element: HTMLInputElement | null) => void;
}

const DEBOUNCE_MS = 200;
const MAX_OPTIONS = 8;
const MAX_TEXT = 100;
const NONE: ManagedProductSummary[] = [];

/** Finds a product by name or SKU, of any state; the field is empty again once one was chosen. */
export function ProductSearch(props: ProductSearchProps) {
  const { label, hint, error, onChoose, isTaken, isFull, inputRef } = props;
  const { t } = useTranslation('manage');
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim(), DEBOUNCE_MS);
  const search = useQuery({
    ...endpointQuery('listManagedProducts', { query: { q, pagina: 1 } }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  const found = q && typed.trim() ? (search.data?.items ?? NONE) : NONE;
  const items = found.filter((product) => !isTaken?.(product)).slice(0, MAX_OPTIONS);

  const combobox = useCombobox<ManagedProductSummary>({
    items,
    inputValue: typed,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    itemToString: () => '',
    itemToKey: (item) => item?.id,
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange({ selectedItem }) {
      if (!selectedItem) return;
      setTyped('');
      onChoose(selectedItem);
    },
  });
  const isOpen = combobox.isOpen && q !== '' && !!search.data;

  return (
    <div className="relative grid gap-1.5">
      <Field label={<span id={combobox.getLabelProps().id}>{label}</span>} hint={hint} error={error}>
        <input
          {...combobox.getInputProps({
            ref: inputRef,
            onKeyDown(event) {
              // Enter chooses; it never sends the form around the field.
              if (event.key === 'Enter') event.preventDefault();
            },
          })}
          type="text"
          dir="auto"
          maxLength={MAX_TEXT}
          disabled={isFull}
          placeholder={t('productSearch.placeholder')}
          className={controlStyle}
        />
      </Field>
      <ul
        {...combobox.getMenuProps({ 'aria-label': label })}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded border border-line bg-raised shadow-high"
      >
        {isOpen &&
          items.map((item, index) => (
            <li
              key={item.id}
              {...combobox.getItemProps({ item, index })}
              className={`flex min-h-12 cursor-pointer items-center gap-3 px-3 py-1.5 ${index === combobox.highlightedIndex ? 'bg-primary-soft' : ''}`}
            >
              {item.picture ? (
                <PictureImage
                  picture={item.picture}
                  alt=""
                  sizes="40px"
                  className="size-10 rounded-sm bg-tile object-contain"
                />
              ) : (
                <span className="size-10 rounded-sm bg-tile" />
              )}
              <span className="min-w-0">
                <bdi className="block truncate font-semibold">{item.title}</bdi>
                <span className="block truncate text-sm text-muted">{item.lineName}</span>
              </span>
            </li>
          ))}
      </ul>
      <p role="status" className={isOpen && items.length === 0 ? 'text-sm text-muted' : 'sr-only'}>
        {isOpen &&
          t(items.length === 0 ? 'productSearch.none' : 'productSearch.found', { count: items.length })}
      </p>
    </div>
  );
}
