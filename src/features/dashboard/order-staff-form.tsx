import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import { UpdateOrderBody, type Order } from '@/contract/schemas/orders';
import { notify } from '@/client/toast';
import { useFieldText } from './editor/form-errors';
import { useEditing } from './editor/use-editing';
import { ConflictDialog } from './kit/conflict-dialog';
import { useFailureText } from './kit/failure';
import { isOrder, STAFF_FIELDS, staffValuesOf, type StaffValues } from './order-staff-values';
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

interface OrderStaffFormProps {
  order: Order;
  /** Says whether something was typed that is not saved. */
  onTyped: (isTyped: boolean) => void;
}

/** Internal note, invoice and tracking of an order. */
export function OrderStaffForm({ order, onTyped }: OrderStaffFormProps) {
  const { t } = useTranslation(['dashboard', 'manage']);
  const textOfFailure = useFailureText();
  const textOf = useFieldText();
  const update = useUpdateOrder(order.number);
  const form = useForm<StaffValues, unknown, StaffBody>({
    resolver: zodResolver(StaffBody),
    defaultValues: staffValuesOf(order),
  });
  const { errors } = form.formState;
  const editing = useEditing<StaffValues, StaffBody, Order>({
    form,
    stored: order,
    valuesOf: staffValuesOf,
    isSaved: isOrder,
    create: () => Promise.reject(new Error('An order is placed by who buys')),
    update: (_stored, changes) => update.mutateAsync(changes),
    names: STAFF_FIELDS,
    onSaved: () => notify('success', t('manage:saved')),
  });
  const { isDirty, conflict, failure } = editing;
  const tell = useEffectEvent((isTyped: boolean) => onTyped(isTyped));
  useEffect(() => tell(isDirty), [isDirty]);
  // The order moves on while somebody writes beside it: without a field that both changed there is nothing to ask.
  const isSettled = conflict?.length === 0;
  const goOn = useEffectEvent(() => editing.keepMine());
  useEffect(() => {
    if (isSettled) goOn();
  }, [isSettled]);

  const field = (name: keyof StaffValues) => ({
    label: t(`staffForm.${name}`),
    error: textOf(errors[name]),
  });
  const code = { dir: 'ltr', autoComplete: 'off' } as const;
  const url = { ...code, type: 'url', inputMode: 'url' } as const;
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t('staffForm.title')}</h3>
      <form noValidate onSubmit={(event) => void editing.submit(event)} className="grid gap-3">
        {failure && (
          <Notice tone="error" role="alert">
            {textOfFailure(failure)}
          </Notice>
        )}
        <Field {...field('internalNote')} hint={t('staffForm.internalNoteHint')}>
          <TextArea {...form.register('internalNote')} rows={3} dir="auto" />
        </Field>
        <Field {...field('invoiceNumber')}>
          <TextInput {...form.register('invoiceNumber')} {...code} />
        </Field>
        <Field {...field('invoiceUrl')}>
          <TextInput {...form.register('invoiceUrl')} {...url} />
        </Field>
        <Field {...field('trackingCode')} hint={t('staffForm.trackingCodeHint')}>
          <TextInput {...form.register('trackingCode')} {...code} />
        </Field>
        <Field {...field('trackingUrl')}>
          <TextInput {...form.register('trackingUrl')} {...url} />
        </Field>
        <Button
          type="submit"
          size="sm"
          tone={isDirty ? 'primary' : 'outline'}
          pending={editing.isSaving}
          className="justify-self-start"
        >
          {t('manage:save')}
        </Button>
      </form>
      <ConflictDialog
        fields={isSettled ? null : conflict}
        labelOf={(key) => t(`staffForm.${key}`)}
        onKeepMine={editing.keepMine}
        onTakeTheirs={editing.takeTheirs}
        onClose={editing.closeConflict}
      />
    </section>
  );
}
