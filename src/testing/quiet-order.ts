import type { Order } from '@/contract/schemas/orders';

/** What most orders of a test have nothing to say about. */
export const quietOrder = {
  payments: [],
  customerNote: null,
  invoice: null,
  tracking: null,
  prescription: null,
  prescriptionUntil: null,
  prescriptionReason: null,
  acceptedPrescription: null,
  withdrawal: { requestedAt: null, reason: null, until: null },
  actions: { pay: false, cancel: false, withdraw: false },
  staff: null,
} satisfies Partial<Order>;
