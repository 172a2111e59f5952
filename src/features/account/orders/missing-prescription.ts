import type { Order } from '@/contract/schemas/orders';

/** The prescription that an open order still waits for, and until when; null where none is missing. */
export function missingPrescriptionOf({
  prescription,
  prescriptionUntil,
  state,
}: Pick<Order, 'prescription' | 'prescriptionUntil' | 'state'>): { until: string | null } | null {
  const isOver = state === 'cancelled' || state === 'refunded' || state === 'delivered';
  return prescription && prescription !== 'approved' && !isOver ? { until: prescriptionUntil } : null;
}
