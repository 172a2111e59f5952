import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useFormContext, useWatch, type FieldError } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { MaskedField } from '@/components/ui/masked-field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import type { Installment } from '@/contract/schemas/checkout';
import { fieldErrorText } from '@/lib/texts/error-text';
import { cardCvvMask, cardExpiryMask, cardNumberMask } from '@/lib/masks/code-masks';
import { installmentOf, installmentText, interestText } from './installment-text';
import type { CardValues } from './payment';

/** Numbers that the simulated acquirer takes and refuses; it denies every other one. */
const TEST_CARDS = { approved: '5155 9012 2228 0001', denied: '5155 9012 2227 0002' };

interface CardFieldsProps {
  installments: readonly Installment[];
  /** No money moves: the cards of the simulation may be told. */
  simulated: boolean;
  /** Why the last card was not taken; stands above its fields. */
  denial?: ReactNode;
}

/** Card and instalments, of the form around them. Nothing of the card is ever stored in the browser. */
export function CardFields({ installments, simulated, denial }: CardFieldsProps) {
  const { t, i18n } = useTranslation(['checkout', 'errors', 'common']);
  const { control, register, formState } = useFormContext<{ card: CardValues }>();
  const parts = useWatch({ control, name: 'card.installments' });
  const chosen = installmentOf(installments, parts);
  const errors = formState.errors.card;
  const textOf = (error: FieldError | undefined) => fieldErrorText(t, error?.message);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {denial && <div className="sm:col-span-2">{denial}</div>}
      {simulated && (
        <p className="rounded bg-warn-soft px-3.5 py-2 text-sm sm:col-span-2">
          {t('simulation.cards', TEST_CARDS)}
        </p>
      )}
      <MaskedField
        control={control}
        textOf={textOf}
        name="card.number"
        label={t('card.number')}
        mask={cardNumberMask}
        required
        inputMode="numeric"
        autoComplete="cc-number"
        className="sm:col-span-2"
      />
      <Field
        label={t('card.holder')}
        error={fieldErrorText(t, errors?.holder?.message)}
        required
        className="sm:col-span-2"
      >
        <TextInput {...register('card.holder')} autoComplete="cc-name" autoCapitalize="characters" />
      </Field>
      <MaskedField
        control={control}
        textOf={textOf}
        name="card.expiry"
        label={t('card.expiry')}
        mask={cardExpiryMask}
        required
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder={t('card.expiryShape')}
      />
      <MaskedField
        control={control}
        textOf={textOf}
        name="card.cvv"
        label={t('card.cvv')}
        hint={t('card.cvvHint')}
        mask={cardCvvMask}
        required
        inputMode="numeric"
        autoComplete="cc-csc"
      />
      <Field
        label={t('card.installments')}
        hint={chosen && interestText(t, chosen, i18n.language)}
        error={fieldErrorText(t, errors?.installments?.message)}
        className="sm:col-span-2"
      >
        <Select {...register('card.installments', { valueAsNumber: true })}>
          {installments.map((choice) => (
            <option key={choice.count} value={choice.count}>
              {installmentText(t, choice, i18n.language)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
