import type { Order } from '@/contract/schemas/orders';

/** What the shop's people write beside an order, in the order of the screen. */
export const STAFF_FIELDS = [
  'internalNote',
  'invoiceNumber',
  'invoiceUrl',
  'trackingCode',
  'trackingUrl',
] as const;

/** The same as a form has it: nothing is empty text. */
export type StaffValues = Record<(typeof STAFF_FIELDS)[number], string>;

export const staffValuesOf = ({ staff, invoice, tracking }: Order): StaffValues => ({
  internalNote: staff?.internalNote ?? '',
  invoiceNumber: invoice?.number ?? '',
  invoiceUrl: invoice?.url ?? '',
  trackingCode: tracking?.code ?? '',
  trackingUrl: tracking?.url ?? '',
});

/** Tells the order that comes with a conflict apart from anything else. */
export const isOrder = (details: unknown): details is Order =>
  typeof details === 'object' && details !== null && 'number' in details && 'version' in details;
