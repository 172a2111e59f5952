import { useRef, type KeyboardEvent } from 'react';
import { IMaskInput } from 'react-imask';
import type { FactoryOpts, InputMask } from 'imask';
import { readNumberKeys } from '@/lib/masks/number-mask';
import { westernDigits } from '@/lib/read-whole-number';
import { controlStyle } from './control-style';

export interface MaskedInputProps {
  mask: FactoryOpts;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  inputRef?: (element: HTMLInputElement | null) => void;
  id?: string;
  name?: string;
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'text';
  autoComplete?: string;
  autoCapitalize?: string;
  placeholder?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  'aria-required'?: boolean;
}

/** A shortcut, not a sign of the number. */
const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

/**
 * A text control with a mask. The library moves the caret after 10 ms, for phones (MASK_CURSOR_DELAY_MS). The value is
 * clamped when the field loses the focus or Enter is pressed. Always left-to-right: numbers and codes.
 */
export function MaskedInput({ mask, onChange, ...rest }: MaskedInputProps) {
  // The two libraries have different types for a union of masks; the values are the same.
  const props = mask as { prepare?: (typed: string) => string; scale?: number };
  const { prepare = (typed: string) => typed } = props;
  const control = useRef<InputMask>(null);
  /** The keys of the number that stands in the field. */
  const typed = useRef<{ keys: string; shown: string }>(null);
  /** A sign between the digits of a number that has its decimals already, but not right before their comma. */
  const isSecondSign = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
    return (
      props.scale !== undefined &&
      /^[.,٫]$/.test(event.key) &&
      !hasModifier(event) &&
      value.includes(',', end) &&
      value[start] !== ','
    );
  };
  /** Reads a number from all of its keys: `1.234` typed key by key is what it is when it is pasted. */
  const readKeys = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: field } = event;
    const { value, selectionStart } = field;
    // A point that is set between the digits of `1299,9` afterwards would become its comma, and the rest be lost.
    if (isSecondSign(event)) {
      event.preventDefault();
      return;
    }
    const before = typed.current?.shown === value ? typed.current.keys : value;
    typed.current = null;
    const keys = `${before}${westernDigits(key)}`.replace('٫', ',');
    const isNumber = props.scale !== undefined && /^-?\d+[.,][\d.,]*$/.test(keys);
    if (!control.current || !isNumber || selectionStart !== value.length || hasModifier(event)) return;
    event.preventDefault();
    // Setting the value would also leave the field, which fills up its decimals.
    const { masked } = control.current;
    masked.reset();
    masked.append(readNumberKeys(keys), { input: true, raw: true });
    control.current.updateControl(masked.value.length);
    typed.current = { keys, shown: masked.value };
  };
  return (
    <IMaskInput
      {...props}
      // Keyboards for Arabic write other digits.
      prepare={(typed: string) => prepare(westernDigits(typed))}
      {...rest}
      dir="ltr"
      onAccept={(value: string, accepted: InputMask) => {
        control.current = accepted;
        onChange(value);
      }}
      // The library clamps a value on blur only; Enter submits a form before that.
      onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
        readKeys(event);
        if (event.key !== 'Enter' || !control.current) return;
        control.current.masked.doCommit();
        control.current.updateControl();
      }}
      className={controlStyle}
    />
  );
}
