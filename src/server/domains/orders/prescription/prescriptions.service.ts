import { createHash, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '@config/commerce';
import { hasPermission } from '@config/has-permission';
import { PRESCRIPTION_MAX_FILES, type PrescriptionQueue } from '@/contract/constants';
import type { ReceivedFile } from '@/contract/contract';
import type { Order, OrderState } from '@/contract/schemas/orders';
import type { PrescriptionItem, PrescriptionList } from '@/contract/schemas/prescriptions';
import { orders, prescriptionFiles } from '@/server/db/schema';
import type { Dependencies } from '@/server/dependencies';
import { insertAudit } from '@/server/domains/audit/audit.repo';
import { requireGuestOrder } from '@/server/domains/orders/guest/guest-access';
import { requireOrder, viewOrder } from '@/server/domains/orders/order-access';
import type { OrderContext } from '@/server/domains/orders/order-context';
import {
  findOrderRow,
  lockOrder,
  type OrderRow,
  type PrescriptionFileRow,
} from '@/server/domains/orders/orders.repo';
import { isOrderTrackingSignature } from '@/server/domains/orders/tracking/order-tracking-link';
import { findUserById } from '@/server/domains/users/users.repo';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { Fault, notFound } from '@/server/kernel/fault';
import { readFileLink } from '@/server/kernel/file-link';
import { createGate } from '@/server/kernel/gate';
import { planPrescriptionFile } from './prescription-file';
import { GUEST_READER, prescriptionLinks, toPrescriptionFile } from './prescription-links';
import { listQueue, listQueueParts } from './prescription-queue.repo';
import { acceptedPrescriptionOf, lacksPrescription, prescriptionUntilOf } from './verdict';

/** Drawing a picture again fills a processor: other calls wait, no longer than a client does. */
const DRAWING = { most: 2, mostWaitingEach: 4, patienceMs: 25_000 };

/** Goods that left need no prescription any more. */
const WAITS = new Set<OrderState>(['pending_payment', 'approved', 'picking']);

/** @throws Fault PRESCRIPTION_CLOSED */
function requireWaiting(order: OrderRow): void {
  if (!lacksPrescription(order) || !WAITS.has(order.state))
    throw new Fault('PRESCRIPTION_CLOSED', 'The order waits for no prescription');
}

/** Who asks for a file: the buyer by account or pass, or a member of staff, whose reading is written down. */
type Reader = 'buyer' | 'staff';

/** Prescriptions as files: sent by the buyer, judged by staff, read by these two alone. */
export function createPrescriptions(
  context: OrderContext,
  { prescriptions }: Pick<Dependencies, 'prescriptions'>,
) {
  const { db, brand, clock, secret, log } = context;
  const gate = createGate(DRAWING);

  /** No row names these files: one that cannot be removed goes with the daily clearing. */
  const dropFile = (id: string) =>
    prescriptions
      .remove([id])
      .catch((error: unknown) => log.warn({ error }, 'a prescription file was not removed'));

  /** Puts a file beside an order, which waits for a verdict again. The same file twice is one, and is judged again. */
  async function store({ id: orderId }: OrderRow, row: Omit<PrescriptionFileRow, 'orderId'>) {
    return db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      requireWaiting(order);
      const queue = () =>
        tx
          .update(orders)
          .set({ prescriptionStatus: 'pending', version: sql`${orders.version} + 1` })
          .where(eq(orders.id, orderId));
      const isSame = and(eq(prescriptionFiles.orderId, orderId), eq(prescriptionFiles.digest, row.digest));
      if ((await tx.$count(prescriptionFiles, isSame)) > 0) {
        if (order.prescriptionStatus === 'refused') await queue();
        return false;
      }
      const count = await tx.$count(prescriptionFiles, eq(prescriptionFiles.orderId, orderId));
      if (count >= PRESCRIPTION_MAX_FILES)
        throw new Fault('VALIDATION', 'The order has enough files', { fields: { file: 'tooMany' } });
      await tx.insert(prescriptionFiles).values({ ...row, orderId });
      await queue();
      return true;
    });
  }

  /** @param by whose turn it takes to be drawn */
  async function receive(order: OrderRow, file: ReceivedFile, by: string): Promise<Date> {
    requireWaiting(order);
    const digest = createHash('sha256').update(file.bytes).digest('hex');
    const { type, bytes } = await gate.run(by, () => planPrescriptionFile(file));
    const id = randomUUID();
    const sentAt = clock.now();
    await prescriptions.write(id, bytes);
    try {
      if (!(await store(order, { id, type, bytes: bytes.length, digest, sentAt }))) await dropFile(id);
    } catch (error) {
      await dropFile(id);
      throw error;
    }
    return sentAt;
  }

  /** An order by its pass, or by the signature of a link in its mails. @throws Fault NOT_FOUND */
  async function requireByProof(number: string, proof: string): Promise<OrderRow> {
    const order = await findOrderRow(db, number, brand.id);
    if (order && isOrderTrackingSignature(secret, number, proof, clock.now())) return order;
    return requireGuestOrder(context, number, proof);
  }

  async function readerOf(order: OrderRow, userId: string): Promise<Reader | null> {
    if (userId === GUEST_READER) return order.userId === null ? 'buyer' : null;
    const user = await findUserById(db, userId);
    if (!user) return null;
    if (order.userId === user.id) return 'buyer';
    return hasPermission(user, 'orders.write') ? 'staff' : null;
  }

  async function findFile(fileId: string) {
    const [row] = await db
      .select({ file: prescriptionFiles, order: orders })
      .from(prescriptionFiles)
      .innerJoin(orders, eq(orders.id, prescriptionFiles.orderId))
      .where(and(eq(prescriptionFiles.id, fileId), eq(orders.brandId, brand.id)));
    return row ?? null;
  }

  return {
    /**
     * Takes a file as the prescription of an own order.
     * @throws Fault NOT_FOUND, PRESCRIPTION_CLOSED, UNAVAILABLE and those of `planPrescriptionFile`
     */
    async sendPrescription(number: string, file: ReceivedFile, user: SessionUser): Promise<Order> {
      await receive(await requireOrder(context, number, user, null), file, user.id);
      return viewOrder(context, number, user, 'own');
    },

    /**
     * The same for who is not signed in. It opens nothing: the answer says when it came.
     * @param proof the pass of the order, or the signature of a link in its mails
     */
    async sendGuestPrescription(
      number: string,
      file: ReceivedFile,
      { proof, address }: { proof: string; address: string },
    ): Promise<{ sentAt: string }> {
      const order = await requireByProof(number, proof);
      return { sentAt: (await receive(order, file, `guest ${address}`)).toISOString() };
    },

    /**
     * The file behind a signed address, for whom it was made, as long as they may read it. Each reading by staff is in
     * the audit log.
     * @throws Fault NOT_FOUND, also for an address that is forged or over
     */
    async getPrescriptionFile(token: string): Promise<{ type: string; name: string; bytes: Buffer }> {
      const link = readFileLink(secret, 'prescription', token, clock.now());
      const found = link && (await findFile(link.fileId));
      const reader = found && (await readerOf(found.order, link.reader?.userId ?? ''));
      const bytes = reader && (await prescriptions.read(found.file.id));
      if (!bytes) throw notFound('File');
      const { number, id: entityId } = found.order;
      if (reader === 'staff')
        await insertAudit(db, {
          at: clock.now(),
          actorId: link.reader?.userId ?? null,
          ...{ action: 'order.read_prescription', entity: 'order', entityId, details: { number } },
        });
      const { type } = found.file;
      return { type, name: `${number}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`, bytes };
    },

    /** A page of one part of the queue, for staff who judge. */
    async listPrescriptions(
      queue: PrescriptionQueue,
      page: number,
      user: SessionUser,
    ): Promise<PrescriptionList> {
      const { rows, total } = await listQueue(db, { brandId: brand.id, queue, page });
      const { files, lines } = await listQueueParts(
        db,
        rows.map(({ id }) => id),
      );
      const linkTo = prescriptionLinks(secret, user.id, clock.now());
      const items = rows.map((order): PrescriptionItem => ({
        number: order.number,
        version: order.version,
        state: order.state,
        createdAt: order.createdAt.toISOString(),
        prescription: order.prescriptionStatus,
        prescriptionUntil: prescriptionUntilOf(order)?.toISOString() ?? null,
        prescriptionReason: order.prescriptionReason,
        prescriptionFiles: files
          .filter(({ orderId }) => orderId === order.id)
          .map((file) => toPrescriptionFile(file, linkTo)),
        acceptedPrescription: acceptedPrescriptionOf(order),
        fullName: order.payer.fullName,
        lines: lines
          .filter(({ orderId }) => orderId === order.id)
          .map(({ orderId: _orderId, ...line }) => line),
      }));
      return { items, total, page, pageCount: Math.ceil(total / PAGE_SIZE) };
    },
  };
}
