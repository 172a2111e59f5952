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

/**
 * A text control with a mask. The library moves the caret after 10 ms, for phones (MASK_CURSOR_DELAY_MS). The value is
 * clamped when the field loses the focus or Enter is pressed. Always left-to-right: numbers and codes.
 */
export function MaskedInput({ mask, onChange, ...rest }: MaskedInputProps) {
  // The two libraries have different types for a union of masks; the values are the same.
  const props = mask as { prepare?: (typed: string) => string };
  const { prepare = (typed: string) => typed } = props;
  const control = useRef<InputMask>(null);
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
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key !== 'Enter' || !control.current) return;
        control.current.masked.doCommit();
        control.current.updateControl();
      }}
      className={controlStyle}
    />
  );
}
