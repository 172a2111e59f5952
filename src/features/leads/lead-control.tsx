import { useTranslation } from 'next-i18next/pages';
import type { UseFormReturn } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { MaskedField } from '@/components/ui/masked-field';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { fieldErrorText } from '@/lib/texts/error-text';
import { cepMask, documentMask, phoneMask } from '@/lib/masks/code-masks';
import { numberMask } from '@/lib/masks/number-mask';
import type { LeadField, LeadValues } from './lead-fields';

const MASKS = {
  phone: { mask: phoneMask, inputMode: 'tel' },
  document: { mask: documentMask, inputMode: 'text', autoCapitalize: 'characters' },
  cep: { mask: cepMask, inputMode: 'numeric' },
  volume: { mask: numberMask({ min: 1, max: 9_999_999 }), inputMode: 'decimal' },
} as const;

interface LeadControlProps {
  field: LeadField;
  form: UseFormReturn<LeadValues>;
}

/** One field of a form to the shop, with its label, its hint and its error. */
export function LeadControl({ field, form }: LeadControlProps) {
  const { t } = useTranslation(['forms', 'errors', 'common']);
  const { name, type, optional, wide, autoComplete, options = [] } = field;
  const textOf = (error: { message?: string } | undefined) => fieldErrorText(t, error?.message);
  const label = type === 'document' && field.hint === 'cnpj' ? t('fields.cnpj') : t(`fields.${name}`);
  const shared = {
    label: optional ? t('common:optional', { label }) : label,
    hint: field.hint && t(`hint.${field.hint}`),
    required: !optional,
    className: wide ? 'sm:col-span-2' : '',
  };
  if (type === 'phone' || type === 'document' || type === 'volume' || type === 'cep') {
    return (
      <MaskedField
        {...shared}
        {...MASKS[type]}
        control={form.control}
        name={name}
        textOf={textOf}
        autoComplete={autoComplete}
      />
    );
  }
  const control = { ...form.register(name), autoComplete };
  return (
    <Field {...shared} error={textOf(form.formState.errors[name])}>
      {type === 'choice' ? (
        <Select {...control}>
          <option value="">{t('choose')}</option>
          {options.map(({ value, key }) => (
            <option key={value} value={value}>
              {key ? t(key) : value}
            </option>
          ))}
        </Select>
      ) : type === 'long' ? (
        <TextArea {...control} rows={6} maxLength={4_000} />
      ) : type === 'email' ? (
        <TextInput
          {...control}
          type="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      ) : (
        <TextInput {...control} />
      )}
    </Field>
  );
}
