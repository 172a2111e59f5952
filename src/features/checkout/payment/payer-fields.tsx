import { useTranslation } from 'next-i18next/pages';
import { useFormContext, type FieldError } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { MaskedField } from '@/components/ui/masked-field';
import { TextInput } from '@/components/ui/text-input';
import { fieldErrorText } from '@/lib/texts/error-text';
import { documentMask, phoneMask } from '@/lib/masks/code-masks';
import type { PaymentValues } from './payment.schema';

/** Who pays: name, CPF or CNPJ, phone, and the state registration of a rural producer. */
export function PayerFields() {
  const { t } = useTranslation(['checkout', 'errors', 'common']);
  const { control, register, formState } = useFormContext<Pick<PaymentValues, 'payer'>>();
  const errors = formState.errors.payer;
  const textOf = (error: FieldError | undefined) => fieldErrorText(t, error?.message);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={t('payer.fullName')}
        error={fieldErrorText(t, errors?.fullName?.message)}
        required
        className="sm:col-span-2"
      >
        <TextInput {...register('payer.fullName')} autoComplete="name" />
      </Field>
      <MaskedField
        control={control}
        textOf={textOf}
        name="payer.document"
        label={t('payer.document')}
        hint={t('payer.documentHint')}
        mask={documentMask}
        required
        autoComplete="off"
      />
      <MaskedField
        control={control}
        textOf={textOf}
        name="payer.phone"
        label={t('common:optional', { label: t('payer.phone') })}
        mask={phoneMask}
        inputMode="tel"
        autoComplete="tel-national"
      />
      <Field
        label={t('common:optional', { label: t('payer.stateRegistration') })}
        hint={t('payer.stateRegistrationHint')}
        error={fieldErrorText(t, errors?.stateRegistration?.message)}
        className="sm:col-span-2"
      >
        <TextInput {...register('payer.stateRegistration')} autoComplete="off" dir="ltr" />
      </Field>
    </div>
  );
}
