import { and, eq } from 'drizzle-orm';
import { orders, payments } from '@/server/db/schema';
import type { Dependencies } from '@/server/dependencies';
import type { PaymentRow } from '@/server/domains/orders/orders.repo';
import { notFound } from '@/server/kernel/fault';
import { readFileLink, writeFileLink } from '@/server/kernel/file-link';
import { drawBoletoPdf, planBoletoPdf } from './boleto-pdf';

/** Stands in the address for each person the order or its mail was shown to. */
const HOLDER = 'holder';
const DAY_MS = 86_400_000;
/** Longer than any boleto waits to be paid. */
const LINK_DAYS = 30;

/** The signed address of the boleto of a payment: the same on pages and in mails. */
export const boletoLinks =
  (secret: string) =>
  ({ id, createdAt }: Pick<PaymentRow, 'id' | 'createdAt'>): string =>
    writeFileLink(secret, 'boleto', {
      fileId: id,
      reader: { userId: HOLDER, until: new Date(createdAt.getTime() + LINK_DAYS * DAY_MS) },
    });

/**
 * The boleto behind a signed address as a PDF, drawn each time.
 * @throws Fault NOT_FOUND for an address that is forged or over, and a boleto that is not to be paid any more
 */
export async function getBoletoPdf(
  { db, brand, clock, gateway, secret }: Pick<Dependencies, 'db' | 'brand' | 'clock' | 'gateway' | 'secret'>,
  token: string,
): Promise<{ name: string; bytes: Buffer }> {
  const link = readFileLink(secret, 'boleto', token, clock.now());
  if (!link) throw notFound('Boleto');
  const [row] = await db
    .select({ order: orders, payment: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.id, link.fileId), eq(payments.status, 'pending'), eq(orders.brandId, brand.id)));
  const facts = row && planBoletoPdf(row.order, row.payment, { brand, simulated: gateway.simulated });
  if (!facts) throw notFound('Boleto');
  return { name: `boleto-${facts.number}.pdf`, bytes: await drawBoletoPdf(facts) };
}
