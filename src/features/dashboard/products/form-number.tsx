import type { ReactNode } from 'react';
import { useFormContext, type FieldPathByValue } from 'react-hook-form';
import { MaskedField } from '@/components/ui/masked-field';
import { numberMask } from '@/lib/masks/number-mask';
import { useFieldText } from '../editor/form-errors';
import type { ProductDraft } from './product-draft';

const MASKS = {
  money: { ...numberMask({ scale: 2 }), padFractionalZeros: true },
  whole: numberMask({ scale: 0 }),
  /** Kilograms and litres, to the gram and millilitre. */
  thousandths: numberMask({ scale: 3 }),
  decimal: numberMask({ scale: 4 }),
};

interface FormNumberProps {
  name: FieldPathByValue<ProductDraft, string>;
  kind: keyof typeof MASKS;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
}

/** A number of the product's form, typed with the comma of the shop's masks. */
export function FormNumber({ name, kind, ...rest }: FormNumberProps) {
  const { control } = useFormContext<ProductDraft>();
  const textOf = useFieldText();
  return (
    <MaskedField
      control={control}
      name={name}
      mask={MASKS[kind]}
      inputMode={kind === 'whole' ? 'numeric' : 'decimal'}
      autoComplete="off"
      textOf={textOf}
      {...rest}
    />
  );
}
