import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { UpdateOrderBody, type Order } from '@/contract/schemas/orders';
import { notify } from '@/client/toast';
import { labelOfField, text, type FormField } from '../resource/form-field';
import { useEditing } from '../resource/use-editing';
import { ConflictDialog } from '../resource/conflict-dialog';
import { InlineForm } from '../resource/inline-form';
import { useUpdateOrder } from './orders.mutations';

/** Empty text takes a field away. */
const cleared = <Schema extends z.ZodType<unknown, string | null | undefined>>(schema: Schema) =>
  z
    .string()
    .transform((text): string | null | undefined => text.trim() || null)
    .pipe(schema);
const { shape } = UpdateOrderBody;

const StaffBody = z
  .object({
    internalNote: cleared(shape.internalNote),
    invoiceNumber: cleared(shape.invoiceNumber),
    invoiceUrl: cleared(shape.invoiceUrl),
    trackingCode: cleared(shape.trackingCode),
    trackingUrl: cleared(shape.trackingUrl),
  })
  // An address without what it leads to is shown nowhere.
  .refine(({ invoiceUrl, invoiceNumber }) => !invoiceUrl || !!invoiceNumber, {
    path: ['invoiceNumber'],
    message: 'required',
  })
  .refine(({ trackingUrl, trackingCode }) => !trackingUrl || !!trackingCode, {
    path: ['trackingCode'],
    message: 'required',
  });
type StaffBody = z.output<typeof StaffBody>;

/** What the form holds: no field is empty text. */
type StaffValues = z.input<typeof StaffBody>;

const staffValuesOf = ({ staff, invoice, tracking }: Order): StaffValues => ({
  internalNote: staff?.internalNote ?? '',
  invoiceNumber: invoice?.number ?? '',
  invoiceUrl: invoice?.url ?? '',
  trackingCode: tracking?.code ?? '',
  trackingUrl: tracking?.url ?? '',
});

/** Tells the order that comes with a conflict apart from anything else. */
const isOrder = (details: unknown): details is Order =>
  typeof details === 'object' && details !== null && 'number' in details && 'version' in details;

interface OrderStaffFormProps {
  order: Order;
  /** Says whether something was typed that is not saved. */
  onTyped: (isTyped: boolean) => void;
}

/** Internal note, invoice and tracking of an order. */
export function OrderStaffForm({ order, onTyped }: OrderStaffFormProps) {
  const { t } = useTranslation(['dashboard', 'manage']);
  const update = useUpdateOrder(order.number, { showsError: true });
  const form = useForm<StaffValues, unknown, StaffBody>({
    resolver: zodResolver(StaffBody),
    defaultValues: staffValuesOf(order),
    shouldFocusError: false,
  });
  const editing = useEditing<StaffValues, StaffBody, Order>({
    form,
    stored: order,
    valuesOf: staffValuesOf,
    isSaved: isOrder,
    create: () => Promise.reject(new Error('An order is placed by who buys')),
    update: (_stored, changes) => update.mutateAsync(changes),
    onSaved: () => notify('success', t('manage:saved')),
  });
  const { isDirty, conflict, failure } = editing;
  const tell = useEffectEvent((isTyped: boolean) => onTyped(isTyped));
  useEffect(() => tell(isDirty), [isDirty]);
  // The order moves on while a person writes beside it: without a field that both changed there is nothing to ask.
  const isSettled = conflict?.length === 0;
  const goOn = useEffectEvent(() => editing.keepMine());
  useEffect(() => {
    if (isSettled) goOn();
  }, [isSettled]);

  const label = (name: keyof StaffValues) => t(`staffForm.${name}`);
  const fields: FormField<StaffValues>[] = [
    text('internalNote', label('internalNote'), {
      hint: t('staffForm.internalNoteHint'),
      rows: 3,
      dir: 'auto',
    }),
    text('invoiceNumber', label('invoiceNumber'), { dir: 'ltr' }),
    text('invoiceUrl', label('invoiceUrl'), { dir: 'ltr', inputMode: 'url' }),
    text('trackingCode', label('trackingCode'), { hint: t('staffForm.trackingCodeHint'), dir: 'ltr' }),
    text('trackingUrl', label('trackingUrl'), { dir: 'ltr', inputMode: 'url' }),
  ];
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t('staffForm.title')}</h3>
      <InlineForm
        form={form}
        fields={fields}
        error={failure}
        pending={editing.isSaving}
        submit={t('manage:save')}
        tone={isDirty ? 'primary' : 'outline'}
        onSubmit={editing.submit}
        className="grid gap-3"
      />
      <ConflictDialog
        fields={isSettled ? null : conflict}
        labelOf={(key) => labelOfField(fields, key)}
        onKeepMine={editing.keepMine}
        onTakeTheirs={editing.takeTheirs}
        onClose={editing.closeConflict}
      />
    </section>
  );
}
