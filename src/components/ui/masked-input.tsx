import { IMaskInput } from 'react-imask';
import type { FactoryOpts } from 'imask';
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
 * A text control with a mask that follows the caret instead of fighting it: the library moves the caret 10 ms later,
 * for phones (MASK_CURSOR_DELAY_MS). Always left-to-right: numbers and codes.
 */
export function MaskedInput({ mask, onChange, ...rest }: MaskedInputProps) {
  // The two libraries' types do not meet in a union of masks; the values are the same.
  const props = mask as object;
  return (
    <IMaskInput
      {...props}
      {...rest}
      dir="ltr"
      onAccept={(value: string) => onChange(value)}
      className={controlStyle}
    />
  );
}
