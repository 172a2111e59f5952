import { Icon } from './icon';
import { QuantityField } from './quantity-field';

interface StepperProps {
  quantity: number;
  /** `dark` stands on the brand's dark ground (specification, section 2). */
  variant?: 'default' | 'dark';
  labels: { group: string; field: string; increment: string; decrement: string; remove: string };
  /** The most that can be had. */
  max: number;
  /** A quantity that was typed, from 1 to `max`. */
  onChange: (quantity: number) => void;
  onIncrement: () => void;
  onDecrement: () => void;
  /** The remove control appears only when this is given. */
  onRemove?: () => void;
  disabled?: boolean;
  className?: string;
}

const VARIANTS = {
  default: {
    box: 'border-primary bg-raised text-ink',
    button: 'bg-primary-soft text-primary hover:brightness-97',
  },
  dark: {
    box: 'border-white/40 bg-primary-strong text-white on-dark',
    button: 'bg-white/15 text-white hover:bg-white/25',
  },
} as const;

/**
 * Quantity control: increment, decrement, remove, and the number between them to be typed. Decrement only acts above
 * 1: going to none is the remove control's job.
 */
export function Stepper({
  quantity,
  variant = 'default',
  labels,
  max,
  onChange,
  onIncrement,
  onDecrement,
  onRemove,
  disabled,
  className = '',
}: StepperProps) {
  const style = VARIANTS[variant];
  const button = `grid w-[min(2.75rem,36%)] shrink-0 md:w-[min(3rem,36%)] place-items-center disabled:opacity-50 focus-visible:-outline-offset-4 ${style.button}`;
  return (
    <div
      role="group"
      aria-label={labels.group}
      className={`relative flex h-12 overflow-hidden rounded border-2 ${style.box} ${className}`}
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
          disabled={disabled || quantity <= 1}
          onClick={() => quantity > 1 && onDecrement()}
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
        onChange={onChange}
      />
      <output className="sr-only">{quantity}</output>
      <button
        type="button"
        aria-label={labels.increment}
        disabled={disabled || quantity >= max}
        onClick={onIncrement}
        className={button}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
