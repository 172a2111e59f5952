import { z } from 'zod';
import { PRESCRIPTION_QUEUES } from '@/contract/constants';
import { Order } from './orders';
import { Page } from './primitives';

export const PrescriptionListQuery = z.object({
  estado: z.enum(PRESCRIPTION_QUEUES, 'unknownOption').optional(),
  pagina: Page,
});

/** An order in the queue of prescriptions: what a verdict needs, and nothing of its money. */
export const PrescriptionItem = Order.pick({
  number: true,
  version: true,
  state: true,
  createdAt: true,
  prescription: true,
  prescriptionUntil: true,
  prescriptionReason: true,
  prescriptionFiles: true,
  acceptedPrescription: true,
}).extend({
  /** Who buys, as the prescription should name them. */
  fullName: z.string(),
  /** What of it is sold under prescription. */
  lines: z.array(z.object({ title: z.string(), presentation: z.string(), quantity: z.int() })),
});
export type PrescriptionItem = z.infer<typeof PrescriptionItem>;

export const PrescriptionList = z.object({
  items: z.array(PrescriptionItem),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
});
export type PrescriptionList = z.infer<typeof PrescriptionList>;
