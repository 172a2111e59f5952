import { useTranslation } from 'next-i18next/pages';
import { z } from 'zod';
import { UpdateOrderBody, type Order } from '@/contract/schemas/orders';
import { text } from '../resource/form-field';
import { ResourceForm, type FormDefinition } from '../resource/resource-form';
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

/** A part of the sheet of an order, which is never made here. */
const staffForm: Omit<FormDefinition<StaffValues, StaffBody, Order, 'dashboard'>, 'update'> = {
  texts: 'dashboard',
  item: z.custom<Order>(isOrder),
  body: StaffBody,
  valuesOf: staffValuesOf,
  empty: () => ({ internalNote: '', invoiceNumber: '', invoiceUrl: '', trackingCode: '', trackingUrl: '' }),
  idOf: ({ number }) => number,
  create: () => Promise.reject(new Error('An order is placed by who buys')),
  refreshes: [],
  // The order moves on while a person writes beside it.
  mergesAlone: true,
  view: ({ t }) => ({
    label: t('staffForm.title'),
    fields: [
      text('internalNote', t('staffForm.internalNote'), {
        hint: t('staffForm.internalNoteHint'),
        rows: 3,
        dir: 'auto',
      }),
      text('invoiceNumber', t('staffForm.invoiceNumber'), { dir: 'ltr' }),
      text('invoiceUrl', t('staffForm.invoiceUrl'), { dir: 'ltr', inputMode: 'url' }),
      text('trackingCode', t('staffForm.trackingCode'), {
        hint: t('staffForm.trackingCodeHint'),
        dir: 'ltr',
      }),
      text('trackingUrl', t('staffForm.trackingUrl'), { dir: 'ltr', inputMode: 'url' }),
    ],
  }),
};

interface OrderStaffFormProps {
  order: Order;
  /** Says whether something was typed that is not saved. */
  onTyped: (isTyped: boolean) => void;
}

/** Internal note, invoice and tracking of an order. */
export function OrderStaffForm({ order, onTyped }: OrderStaffFormProps) {
  const { t } = useTranslation('dashboard');
  const update = useUpdateOrder(order.number, { showsError: true });
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">{t('staffForm.title')}</h3>
      <ResourceForm
        form={{ ...staffForm, update: (_, changes) => update.mutateAsync(changes) }}
        stored={order}
        layout="part"
        onDirty={onTyped}
        onDone={() => undefined}
      />
    </section>
  );
}
