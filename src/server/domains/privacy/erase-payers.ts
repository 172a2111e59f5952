import { and, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { orders, payments, users } from '@/server/db/schema';
import { ERASED_NAME, eraseNotes } from '@/server/domains/users/privacy/erase-user';
import { BATCH_ROWS, runInBatches } from './delete-in-batches';

const ERASED_PAYER = { fullName: ERASED_NAME, email: '', document: '', stateRegistration: null, phone: null };

/**
 * Takes the person out of orders of closed accounts and of guests that were placed before a moment: payer, address, who
 * signed its prescription, what tracks the parcel, what was typed about them and what the acquirer told of the means of
 * payment. Number, goods, amounts and states stay for the books.
 * @returns how many orders
 */
export const erasePayers = (db: Db, before: Date): Promise<number> =>
  runInBatches(() =>
    db.transaction(async (tx) => {
      const due = await tx
        .select({ id: orders.id })
        .from(orders)
        .leftJoin(users, eq(users.id, orders.userId))
        .where(
          and(
            or(isNull(orders.userId), isNotNull(users.deletedAt)),
            lt(orders.createdAt, before),
            ne(sql`${orders.payer}->>'fullName'`, ERASED_NAME),
          ),
        )
        .orderBy(orders.id)
        .limit(BATCH_ROWS)
        .for('update', { of: orders });
      const ids = due.map(({ id }) => id);
      if (ids.length === 0) return 0;
      const gone = {
        address: null,
        trackingCode: null,
        trackingUrl: null,
        invoiceUrl: null,
        prescriptionVeterinarian: null,
        prescriptionCrmv: null,
        prescriptionReason: null,
      };
      await tx
        .update(orders)
        .set({ payer: ERASED_PAYER, ...gone })
        .where(inArray(orders.id, ids));
      await eraseNotes(tx, inArray(orders.id, ids));
      await tx
        .update(payments)
        .set({ pix: null, boleto: null, card: null, gatewayData: {} })
        .where(inArray(payments.orderId, ids));
      return ids.length;
    }),
  );
