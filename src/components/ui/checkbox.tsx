import type { ComponentProps, ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** Shown at the end of the line, such as a count. */
  aside?: ReactNode;
}

/** A checkbox with its label as one target. */
export function Checkbox({ label, aside, className = '', ...rest }: CheckboxProps) {
  return (
    <label className={`flex min-h-8 cursor-pointer items-center gap-2.5 py-0.5 ${className}`}>
      <input type="checkbox" {...rest} className="size-5 shrink-0 accent-primary" />
      <span className="min-w-0">{label}</span>
      {aside !== undefined && <span className="ms-auto text-sm text-muted">{aside}</span>}
    </label>
  );
}
