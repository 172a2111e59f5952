import { useRef, type KeyboardEvent } from 'react';
import { IMaskInput } from 'react-imask';
import type { FactoryOpts, InputMask } from 'imask';
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

/** A number whose decimals are all there: one more digit says that its point stood between thousands. */
const FULL_DECIMALS = /^\d{1,3},\d{2}$/;

/**
 * A text control with a mask. The library moves the caret after 10 ms, for phones (MASK_CURSOR_DELAY_MS). The value is
 * clamped when the field loses the focus or Enter is pressed. Always left-to-right: numbers and codes.
 */
export function MaskedInput({ mask, onChange, ...rest }: MaskedInputProps) {
  // The two libraries have different types for a union of masks; the values are the same.
  const props = mask as { prepare?: (typed: string) => string; scale?: number };
  const { prepare = (typed: string) => typed } = props;
  const control = useRef<InputMask>(null);
  // A typed point stands in the field as the comma.
  const hasPoint = useRef(false);
  /** `1.234` typed key by key is what it is when it is pasted: 1234. */
  const groupThousands = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: field } = event;
    const { value, selectionStart } = field;
    if (key === '.') hasPoint.current = !value.includes(',');
    const isNext = /^\d$/.test(key) && selectionStart === value.length;
    if (!hasPoint.current || !isNext || props.scale !== 2 || !FULL_DECIMALS.test(value)) return;
    event.preventDefault();
    hasPoint.current = false;
    if (control.current) control.current.value = value.replace(',', '') + key;
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
        groupThousands(event);
        if (event.key !== 'Enter' || !control.current) return;
        control.current.masked.doCommit();
        control.current.updateControl();
      }}
      className={controlStyle}
    />
  );
}
