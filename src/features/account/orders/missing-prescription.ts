import type { Order } from '@/contract/schemas/orders';

export interface MissingPrescription {
  /** Until when the shop waits for it; null before the payment. */
  until: string | null;
  /** A file came and is not judged yet. */
  isSent: boolean;
}

/** The prescription that an open order waits for; null when none is missing. */
export function missingPrescriptionOf({
  prescription,
  prescriptionUntil,
  prescriptionFiles,
  state,
}: Pick<
  Order,
  'prescription' | 'prescriptionUntil' | 'prescriptionFiles' | 'state'
>): MissingPrescription | null {
  const isOver = state === 'cancelled' || state === 'refunded' || state === 'delivered';
  if (!prescription || prescription === 'approved' || isOver) return null;
  return { until: prescriptionUntil, isSent: prescription === 'pending' && prescriptionFiles.length > 0 };
}
