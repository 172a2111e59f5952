import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { STOCK_REASONS } from '@/contract/constants';
import { AdjustStockBody, type ManagedProduct } from '@/contract/schemas/managed-products';
import { notify } from '@/client/toast';
import { showRefusedFields, useFieldText } from '../editor/form-errors';
import { Failure } from '../kit/failure';
import { useAdjustStock } from './products.mutations';
import { readWhole } from './read-number';

/** Units as a person types them: `-3`, `+12`, `12`. */
const Values = AdjustStockBody.omit({ variationId: true }).extend({
  change: z
    .string()
    .transform(readWhole)
    .pipe(z.number('required'))
    .pipe(AdjustStockBody.shape.change)
    .refine((change) => change !== 0, 'required'),
  note: z.string().trim().max(300, 'tooLong'),
});

interface StockFormProps {
  productId: string;
  pack: ManagedProduct['variations'][number];
  onDone: () => void;
  onCancel: () => void;
}

/** Changes the stock of one pack by a number of units, and keeps why. */
export function StockForm({ productId, pack, onDone, onCancel }: StockFormProps) {
  const { t } = useTranslation(['manage-products', 'manage']);
  const textOf = useFieldText();
  const adjust = useAdjustStock(productId);
  const form = useForm({
    resolver: zodResolver(Values),
    defaultValues: { change: '', reason: 'count' as const, note: '' },
  });
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('change'), [setFocus]);
  // The number beside the field follows what is typed; an unfinished one counts as nothing.
  const typed = readWhole(useWatch({ control: form.control, name: 'change' })) ?? 0;
  const submit = form.handleSubmit(({ change, reason, note }) =>
    adjust.mutate(
      { variationId: pack.id, change, reason, note: note || null },
      {
        onSuccess() {
          notify('success', t('stock.saved', { presentation: pack.presentation }));
          onDone();
        },
        onError: (error) => showRefusedFields(form.setError, error, ['change', 'reason', 'note']),
      },
    ),
  );
  return (
    <form
      noValidate
      aria-label={t('stock.adjustOf', { presentation: pack.presentation })}
      onSubmit={(event) => void submit(event)}
      className="grid gap-3 rounded border border-line bg-surface p-4"
    >
      {adjust.error && <Failure error={adjust.error} />}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label={t('stock.change')}
          hint={t('stock.after', { count: pack.stock + typed })}
          error={textOf(errors.change)}
          required
        >
          <TextInput {...form.register('change')} inputMode="text" dir="ltr" autoComplete="off" />
        </Field>
        <Field label={t('stock.reason')} error={textOf(errors.reason)} required>
          <Select {...form.register('reason')}>
            {STOCK_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(`stock.reasons.${reason}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={t('stock.note')} error={textOf(errors.note)}>
        <TextInput {...form.register('note')} maxLength={300} autoComplete="off" />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" pending={adjust.isPending}>
          {t('stock.submit')}
        </Button>
        <Button size="sm" tone="quiet" onClick={onCancel}>
          {t('manage:cancel')}
        </Button>
      </div>
    </form>
  );
}
