import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { useFieldText } from '../editor/form-errors';
import type { ProductDraft } from './product-draft';

interface FormChoicesProps {
  name: 'species' | 'categoryIds' | 'brandIds';
  label: string;
  hint?: string;
  options: readonly { value: string; text: string; aside?: string }[];
}

/** Several of a closed list, in the order they were chosen; what is chosen and not offered any more stays. */
export function FormChoices({ name, label, hint, options }: FormChoicesProps) {
  const id = useId();
  const { control } = useFormContext<ProductDraft>();
  const { field, fieldState } = useController({ control, name });
  const textOf = useFieldText();
  const error = textOf(fieldState.error);
  const toggle = (value: string) =>
    field.onChange(
      field.value.includes(value) ? field.value.filter((other) => other !== value) : [...field.value, value],
    );
  return (
    <fieldset aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">{label}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {options.map(({ value, text, aside }, index) => (
          <Checkbox
            key={value}
            ref={index === 0 ? field.ref : undefined}
            label={<span lang="pt-BR">{text}</span>}
            aside={aside}
            checked={field.value.includes(value)}
            aria-invalid={!!error || undefined}
            onChange={() => toggle(value)}
            onBlur={field.onBlur}
          />
        ))}
      </div>
      <div id={`${id}-note`}>
        {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
        {error && <p className="mt-1 text-sm font-semibold text-sale">{error}</p>}
      </div>
    </fieldset>
  );
}
