import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { v4 as uuid } from 'uuid';
import { z } from 'zod';
import { call } from '@/client/call';
import { STOCK_REASONS } from '@/contract/constants';
import type { CallInput } from '@/contract/contract';
import { AdjustStockBody, type ManagedProduct } from '@/contract/schemas/managed-products';
import { showRefusedFields } from '../../resource/form-errors';
import { select, text, type FormField } from '../../resource/form-field';
import { InlineForm } from '../../resource/inline-form';
import { useAction } from '../../resource/use-action';
import { ofProduct } from '../products.mutations';
import { readWhole } from '../draft/read-number';

/** Units as a person types them: `-3`, `+12`, `12`. */
const Values = AdjustStockBody.omit({ variationId: true, key: true }).extend({
  change: z
    .string()
    .transform(readWhole)
    .pipe(z.number({ error: ({ input }) => (Number.isNaN(input) ? 'integer' : 'required') }))
    .pipe(AdjustStockBody.shape.change)
    .refine((change) => change !== 0, 'nonZero'),
  note: z.string().trim().max(300, 'tooLong'),
});

/** The key of a change. Sent again, the same change has the same key and counts once: the answer of a try may be lost. */
function makeKeys() {
  let last = { change: NaN, key: '' };
  return (change: number) => {
    if (last.change !== change) last = { change, key: uuid() };
    return last.key;
  };
}

interface StockFormProps {
  productId: string;
  pack: ManagedProduct['variations'][number];
  onDone: () => void;
  onCancel: () => void;
  onDirty?: (isDirty: boolean) => void;
}

/** Changes the stock of one pack by a number of units, and keeps why. */
export function StockForm({ productId, pack, onDone, onCancel, onDirty }: StockFormProps) {
  const { t } = useTranslation('manage-products');
  const form = useForm({
    resolver: zodResolver(Values),
    defaultValues: { change: '', reason: 'count' as const, note: '' },
  });
  const adjust = useAction({
    ...ofProduct(productId),
    send: (body: CallInput<'adjustStock'>['body']) =>
      call('adjustStock', { params: { id: productId }, body }),
    done: () => t('stock.saved', { presentation: pack.presentation }),
    onDone,
    showsError: true,
    onRefused: (error) => showRefusedFields(form.setError, error, ['change', 'reason', 'note']),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('change'), [setFocus]);
  // The number beside the field follows what is typed; an unfinished one, or none, counts as nothing.
  const typed = readWhole(useWatch({ control: form.control, name: 'change' })) || 0;
  const [keyOf] = useState(makeKeys);
  const submit = form.handleSubmit(({ change, reason, note }) =>
    adjust.mutate({ variationId: pack.id, change, reason, note: note || null, key: keyOf(change) }),
  );
  const fields: FormField<z.input<typeof Values>>[] = [
    {
      kind: 'row',
      className: 'grid gap-3 sm:grid-cols-2',
      fields: [
        text('change', t('stock.change'), {
          hint: t('stock.after', { count: pack.stock + typed }),
          inputMode: 'text',
          dir: 'ltr',
          required: true,
        }),
        select('reason', t('stock.reason'), STOCK_REASONS, (value) => t(`stock.reasons.${value}`), {
          required: true,
        }),
      ],
    },
    text('note', t('stock.note'), { maxLength: 300 }),
  ];
  return (
    <InlineForm
      label={t('stock.adjustOf', { presentation: pack.presentation })}
      form={form}
      fields={fields}
      error={adjust.error}
      pending={adjust.isPending}
      submit={t('stock.submit')}
      onSubmit={submit}
      onCancel={onCancel}
      onDirty={onDirty}
    />
  );
}
