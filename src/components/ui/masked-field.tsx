import type { ReactNode } from 'react';
import {
  Controller,
  type Control,
  type FieldError,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import { Field } from './field';
import { MaskedInput, type MaskedInputProps } from './masked-input';

interface MaskedFieldProps<Values extends FieldValues, Parsed> extends Pick<
  MaskedInputProps,
  'mask' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'placeholder'
> {
  control: Control<Values, unknown, Parsed>;
  name: FieldPathByValue<Values, string | null | undefined>;
  label: ReactNode;
  hint?: ReactNode;
  /** The text of the field's error. */
  textOf: (error: FieldError | undefined) => string | undefined;
  required?: boolean;
  className?: string;
}

/** A masked control of a form with its label and its error. */
export function MaskedField<Values extends FieldValues, Parsed>({
  control,
  name,
  label,
  hint,
  textOf,
  required,
  className,
  ...input
}: MaskedFieldProps<Values, Parsed>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field
          label={label}
          hint={hint}
          error={textOf(fieldState.error)}
          required={required}
          className={className}
        >
          <MaskedInput
            {...input}
            name={field.name}
            value={field.value ?? ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
          />
        </Field>
      )}
    />
  );
}
