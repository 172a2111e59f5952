import { useState } from 'react';
import { Icon } from './icon';
import { QuantityField } from './quantity-field';

interface StepperProps {
  quantity: number;
  /** `dark` is for the brand's dark background (docs/rules.md, Shell). */
  variant?: 'default' | 'dark';
  labels: { group: string; field: string; increment: string; decrement: string; remove: string };
  /** Said below the stepper when a typed quantity was outside of its bounds and became the nearest one inside. */
  notes: { aboveMax: string; belowMin: string };
  /** The maximum. */
  max: number;
  /** A quantity that was typed, from 1 to `max`. */
  onChange: (quantity: number) => void;
  onIncrement: () => void;
  onDecrement: () => void;
  /** The remove control is shown only with this. */
  onRemove?: () => void;
  disabled?: boolean;
  className?: string;
}

const VARIANTS = {
  default: {
    box: 'border-primary bg-raised text-ink',
    button: 'bg-primary-soft text-primary hover:dim',
  },
  dark: {
    box: 'border-white/40 bg-primary-strong text-white on-dark',
    button: 'bg-white/15 text-white hover:bg-white/25',
  },
} as const;

/**
 * Quantity control: increment, decrement, remove, and a number field between them. Decrement works above 1 only; the
 * remove control removes the last unit.
 */
export function Stepper({
  quantity,
  variant = 'default',
  labels,
  notes,
  max,
  onChange,
  onIncrement,
  onDecrement,
  onRemove,
  disabled,
  className = '',
}: StepperProps) {
  const style = VARIANTS[variant];
  const [note, setNote] = useState('');
  const settle = (asked: number) => {
    const settled = Math.max(1, Math.min(asked, max));
    setNote(asked > settled ? notes.aboveMax : asked < settled ? notes.belowMin : '');
    if (settled !== quantity) onChange(settled);
  };
  const step = (act: () => void) => {
    setNote('');
    act();
  };
  // At a bound a button stays in the tab order: `disabled` would throw the focus to the top of the page.
  const button = `grid w-[min(2.75rem,36%)] shrink-0 md:w-[min(3rem,36%)] place-items-center disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 focus-visible:-outline-offset-4 ${style.button}`;
  return (
    <div className={className}>
      <div
        role="group"
        aria-label={labels.group}
        className={`relative flex h-12 overflow-hidden rounded border-2 ${style.box}`}
      >
        {onRemove && quantity <= 1 ? (
          <button
            type="button"
            aria-label={labels.remove}
            disabled={disabled}
            onClick={onRemove}
            className={button}
          >
            <Icon name="trash" />
          </button>
        ) : (
          <button
            type="button"
            aria-label={labels.decrement}
            disabled={disabled}
            aria-disabled={quantity <= 1 || undefined}
            onClick={() => quantity > 1 && step(onDecrement)}
            className={button}
          >
            <Icon name="minus" />
          </button>
        )}
        <QuantityField
          quantity={quantity}
          max={max}
          label={labels.field}
          disabled={disabled}
          onChange={settle}
          onType={() => setNote('')}
        />
        <output className="sr-only">{quantity}</output>
        <button
          type="button"
          aria-label={labels.increment}
          disabled={disabled}
          aria-disabled={quantity >= max || undefined}
          onClick={() => quantity < max && step(onIncrement)}
          className={button}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p aria-live="polite" className="text-sm font-semibold">
        {note}
      </p>
    </div>
  );
}
