import type { Order } from '@/contract/schemas/orders';

/** Default fields of an order that most tests do not care about. */
export const quietOrder = {
  payments: [],
  customerNote: null,
  invoice: null,
  tracking: null,
  prescription: null,
  prescriptionUntil: null,
  prescriptionReason: null,
  prescriptionFiles: [],
  acceptedPrescription: null,
  withdrawal: { requestedAt: null, reason: null, until: null },
  actions: { pay: false, cancel: false, withdraw: false },
  staff: null,
} satisfies Partial<Order>;
