import type { FactoryOpts } from 'imask';
import { useTranslation } from 'next-i18next/pages';
import { Controller, type Control, type FieldPath } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { fieldErrorText } from '@/lib/error-text';
import { MaskedInput } from './masked-input';
import type { PaymentBody, PaymentValues } from './payment.schema';

type TextPath = Exclude<FieldPath<PaymentValues>, 'payer' | 'card' | 'paymentMethod' | 'card.installments'>;

interface MaskedFieldProps {
  control: Control<PaymentValues, unknown, PaymentBody>;
  name: TextPath;
  label: string;
  hint?: string;
  mask: FactoryOpts;
  required?: boolean;
  inputMode?: 'numeric' | 'tel' | 'text';
  autoComplete?: string;
  placeholder?: string;
  className?: string;
}

/** A masked control of the payment form with its label and its fault. */
export function MaskedField({
  control,
  name,
  label,
  hint,
  mask,
  required,
  className,
  ...input
}: MaskedFieldProps) {
  const { t } = useTranslation('checkout');
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field
          label={label}
          hint={hint}
          error={fieldErrorText(t, fieldState.error?.message)}
          required={required}
          className={className}
        >
          <MaskedInput
            {...input}
            mask={mask}
            name={field.name}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
          />
        </Field>
      )}
    />
  );
}
