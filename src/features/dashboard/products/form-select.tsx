import type { ReactNode } from 'react';
import { useFormContext, type FieldPathByValue } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useFieldText } from '../editor/form-errors';
import type { ProductDraft } from './product-draft';

interface FormSelectProps {
  name: FieldPathByValue<ProductDraft, string>;
  label: ReactNode;
  hint?: ReactNode;
  options: readonly { value: string; text: string }[];
  className?: string;
}

/** A choice of the product's form. */
export function FormSelect({ name, label, hint, options, className }: FormSelectProps) {
  const { register, getFieldState, formState } = useFormContext<ProductDraft>();
  const textOf = useFieldText();
  return (
    <Field
      label={label}
      hint={hint}
      error={textOf(getFieldState(name, formState).error)}
      className={className}
    >
      <Select {...register(name)}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
