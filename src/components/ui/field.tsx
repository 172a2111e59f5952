import { cloneElement, useId, type ReactElement, type ReactNode } from 'react';

interface ControlProps {
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
  'aria-required'?: boolean;
}

interface FieldProps {
  label: ReactNode;
  /** A hint under the field, before any error. */
  hint?: ReactNode;
  /** What is wrong and how to correct it; shown next to the field and read with it. */
  error?: string | null;
  required?: boolean;
  className?: string;
  children: ReactElement<ControlProps>;
}

/** A labelled control: wires label, hint and error to it by id. */
export function Field({ label, hint, error, required, className = '', children }: FieldProps) {
  const generated = useId();
  const id = children.props.id ?? generated;
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-[0.9375rem] font-semibold">
        {label}
      </label>
      {cloneElement(children, {
        id,
        'aria-invalid': !!error || undefined,
        'aria-describedby': describedBy,
        'aria-required': required,
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The hint and the error of the control with this id, for its `aria-describedby`. */
export function FieldNotes({ id, hint, error }: Pick<FieldProps, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-sale">
          {error}
        </p>
      )}
    </>
  );
}
