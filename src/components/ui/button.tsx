import type { ComponentProps } from 'react';
import { buttonStyle, type ButtonSize, type ButtonTone } from './button-style';

interface ButtonProps extends ComponentProps<'button'> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Shows a busy state and ignores clicks; the focus stays on the button. */
  pending?: boolean;
}

/** The shop's button. `type` is `button` by default. */
export function Button({
  tone,
  size,
  pending,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={buttonStyle(tone, size, className)}
      onClick={(event) => (pending ? event.preventDefault() : onClick?.(event))}
    >
      {pending && (
        <span
          aria-hidden="true"
          className="size-4 animate-spin rounded-full border-2 border-current border-e-transparent"
        />
      )}
      {children}
    </button>
  );
}
