import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';

interface FilterOptionsProps {
  /** What a form calls it, and the id of that form. */
  name: string;
  form?: string;
  options: readonly { value: string; label: string; count: number }[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

/** Longer lists are collapsed, if that hides more than two options. */
const SHOWN = 7;
const MIN_FOLDED = 3;

/**
 * The options of one filter with how many products each would show. A long list is collapsed; a selected option is
 * always shown.
 */
export function FilterOptions({ name, form, options, chosen, onToggle }: FilterOptionsProps) {
  const { t } = useTranslation('search');
  const [isUnfolded, setUnfolded] = useState(false);
  const canFold = options.length >= SHOWN + MIN_FOLDED;
  const shown =
    canFold && !isUnfolded
      ? options.filter(({ value }, index) => index < SHOWN || chosen.includes(value))
      : options;
  return (
    <>
      {shown.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          form={form}
          label={label}
          aside={count}
          checked={chosen.includes(value)}
          // A choice from before hydration may have come with the address meanwhile.
          onChange={({ target }) => target.checked !== chosen.includes(value) && onToggle(value)}
          className="max-lg:min-h-11"
        />
      ))}
      {canFold && (
        <button
          type="button"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
          className="min-h-9 text-sm font-bold text-primary hover:underline max-lg:min-h-11"
        >
          {isUnfolded ? t('filters.showFewer') : t('filters.showAll', { count: options.length })}
        </button>
      )}
    </>
  );
}
