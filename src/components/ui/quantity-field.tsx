import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { keepUnits, readUnits } from '@/lib/read-units';

interface QuantityFieldProps {
  quantity: number;
  /** The maximum, for screen readers; the caller clamps. */
  max: number;
  label: string;
  disabled?: boolean;
  /** A number that was typed or reached by an arrow key; it may be out of bounds. */
  onChange: (quantity: number) => void;
  /** Called with every change of the text. */
  onType: () => void;
}

/** More digits than any maximum, so that a larger number is set to the maximum, not truncated. */
const MAX_DIGITS = 6;

/**
 * The quantity field between the two buttons. It applies on blur or Enter; an empty field shows the previous quantity
 * again.
 */
export function QuantityField({ quantity, max, label, disabled, onChange, onType }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isTyping = typed !== null;

  // On some phones a tap on a button does not take the focus: the typed number must apply before the button acts.
  useEffect(() => {
    if (!isTyping) return;
    const leave = ({ target }: PointerEvent) => {
      if (target !== field.current) field.current?.blur();
    };
    document.addEventListener('pointerdown', leave, true);
    return () => document.removeEventListener('pointerdown', leave, true);
  }, [isTyping]);

  const settle = (next: number) => {
    setTyped(null);
    onChange(next);
  };
  const commit = () => {
    if (typed === null) return;
    settle(typed === '' ? quantity : readUnits(typed));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) commit();
    else settle((typed ? readUnits(typed) : quantity) + step);
  };

  return (
    <input
      ref={field}
      type="text"
      role="spinbutton"
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      dir="ltr"
      aria-label={label}
      aria-valuenow={quantity}
      aria-valuemin={1}
      aria-valuemax={Math.max(1, max)}
      disabled={disabled}
      maxLength={MAX_DIGITS}
      value={typed ?? String(quantity)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ target }) => {
        setTyped(keepUnits(target.value));
        onType();
      }}
      onBlur={commit}
      onKeyDown={press}
      className="num w-full min-w-0 flex-1 bg-transparent text-center text-lg text-inherit focus-visible:-outline-offset-4"
    />
  );
}
