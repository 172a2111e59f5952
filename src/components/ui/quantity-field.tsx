import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { readWholeNumber } from '@/lib/read-whole-number';

interface QuantityFieldProps {
  quantity: number;
  /** The most that can be had; what is above becomes this. */
  max: number;
  label: string;
  disabled?: boolean;
  onChange: (quantity: number) => void;
}

/** Room for a number above every maximum: it is set to the maximum, not cut. */
const MAX_DIGITS = 6;

/**
 * The quantity between the two buttons, to be typed. It counts when the field is left or Enter is pressed; a field
 * left empty shows the quantity from before.
 */
export function QuantityField({ quantity, max, label, disabled, onChange }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isTyping = typed !== null;

  // A tap on a button does not take the focus on every phone: what was typed must count before the button acts.
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
    const inBounds = Math.max(1, Math.min(next, max));
    if (inBounds !== quantity) onChange(inBounds);
  };
  const commit = () => {
    if (typed === null) return;
    settle(typed === '' ? quantity : Number(typed));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) commit();
    else settle((typed ? Number(typed) : quantity) + step);
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
      onChange={({ target }) => setTyped(readWholeNumber(target.value))}
      onBlur={commit}
      onKeyDown={press}
      className="num w-full min-w-0 flex-1 bg-transparent text-center text-lg text-inherit focus-visible:-outline-offset-4"
    />
  );
}
