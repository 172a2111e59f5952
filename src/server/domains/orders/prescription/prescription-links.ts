import type { PrescriptionFile } from '@/contract/schemas/orders';
import { FILE_LINK_MS, writeFileLink } from '@/server/kernel/file-link';
import type { PrescriptionFileRow } from '@/server/domains/orders/orders.repo';

/** Stands in a link for the reader without an account. */
export const GUEST_READER = 'guest';

/** The signed address of a file, for some minutes and for one reader. */
export type LinkPrescription = (fileId: string) => string;

/** @param userId the reader; `GUEST_READER` for who holds the pass of an order without an account */
export const prescriptionLinks =
  (secret: string, userId: string, now: Date): LinkPrescription =>
  (fileId) =>
    writeFileLink(secret, 'prescription', {
      fileId,
      reader: { userId, until: new Date(now.getTime() + FILE_LINK_MS) },
    });

/** A file as the contract has it. @param linkTo null for a reader who may know of it and not open it */
export const toPrescriptionFile = (
  { id, type, bytes, sentAt }: PrescriptionFileRow,
  linkTo: LinkPrescription | null,
): PrescriptionFile => ({
  ...{ id, type, bytes },
  sentAt: sentAt.toISOString(),
  href: linkTo?.(id) ?? null,
});
