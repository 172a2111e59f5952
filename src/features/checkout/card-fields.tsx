import { useTranslation } from 'next-i18next/pages';
import type { FieldError } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { MaskedField } from '@/components/ui/masked-field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import type { CheckoutSnapshot } from '@/contract/schemas/checkout';
import { fieldErrorText } from '@/lib/error-text';
import { cardCvvMask, cardExpiryMask, cardNumberMask } from '@/lib/masks/code-masks';
import { formatBRL } from '@/lib/money';
import type { PaymentFormApi } from './payer-fields';

/** Published numbers of the simulated acquirer (brazil.md, section 6); it denies every other one. */
const TEST_CARDS = { approved: '5155 9012 2228 0001', denied: '5155 9012 2227 0002' };

/** Card and instalments. Nothing of the card is ever kept in the browser. */
export function CardFields({
  form,
  installments,
}: {
  form: PaymentFormApi;
  installments: CheckoutSnapshot['installments'];
}) {
  const { t } = useTranslation('checkout');
  const errors = form.formState.errors.card;
  const textOf = (error: FieldError | undefined) => fieldErrorText(t, error?.message);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <p className="rounded bg-warn-soft px-3.5 py-2 text-sm sm:col-span-2">
        {t('simulation.cards', TEST_CARDS)}
      </p>
      <MaskedField
        control={form.control}
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
        <TextInput {...form.register('card.holder')} autoComplete="cc-name" autoCapitalize="characters" />
      </Field>
      <MaskedField
        control={form.control}
        textOf={textOf}
        name="card.expiry"
        label={t('card.expiry')}
        mask={cardExpiryMask}
        required
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM/AA"
      />
      <MaskedField
        control={form.control}
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
        error={fieldErrorText(t, errors?.installments?.message)}
        className="sm:col-span-2"
      >
        <Select {...form.register('card.installments', { valueAsNumber: true })}>
          {installments.map(({ count, value }) => (
            <option key={count} value={count}>
              {t(count === 1 ? 'card.once' : 'card.option', { count, value: formatBRL(value) })}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
