import type { ComponentProps, ReactNode } from 'react';
import { useFormContext, type FieldPathByValue } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { useFieldText } from '../editor/form-errors';
import type { ProductDraft } from './product-draft';

interface FormTextProps extends Pick<
  ComponentProps<'input'>,
  'dir' | 'lang' | 'maxLength' | 'inputMode' | 'list' | 'type'
> {
  name: FieldPathByValue<ProductDraft, string>;
  label: ReactNode;
  hint?: ReactNode;
  /** Several lines; one unless said. */
  rows?: number;
  required?: boolean;
  className?: string;
  onTyped?: (text: string) => void;
}

/** A text of the product's form with its label and its fault. */
export function FormText({
  name,
  label,
  hint,
  rows,
  required,
  className,
  onTyped,
  list,
  type,
  ...input
}: FormTextProps) {
  const { register, getFieldState, formState } = useFormContext<ProductDraft>();
  const textOf = useFieldText();
  const field = register(name, {
    onChange: ({ target }: { target: { value: string } }) => onTyped?.(target.value),
  });
  return (
    <Field
      label={label}
      hint={hint}
      error={textOf(getFieldState(name, formState).error)}
      required={required}
      className={className}
    >
      {rows ? (
        <TextArea {...input} {...field} rows={rows} />
      ) : (
        <TextInput autoComplete="off" {...input} list={list} type={type ?? 'text'} {...field} />
      )}
    </Field>
  );
}
