import { rememberDevice } from '@/server/domains/users/sign-in/known-devices.repo';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as schema from '@/server/db/schema';
import { QUOTE_LINE } from '@/testing/make-lead';
import { makeOrder } from '@/testing/make-order';
import { PACK, PRODUCT, type Caller, type TableShop } from './table-shop';

export const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36';

/** An address with something in every field. */
export const FULL_ADDRESS = {
  label: 'Fazenda',
  recipient: 'Zulmira Traçado',
  postalCode: '38010000',
  state: 'MG',
  city: 'Uberaba',
  district: 'Zona rural',
  street: 'Rua do Curral',
  number: '12',
  complement: 'Galpão 2',
  rural: true,
  propertyName: 'Fazenda Boa Vista',
  road: 'MG-190',
  km: '12',
  landmark: 'Depois da ponte',
  phone: '(34) 99999-2222',
} as const;

type OrderRow = typeof schema.orders.$inferSelect;

export interface FullOrder {
  number: string;
  id: string;
}

/**
 * An order with a value in every column, in its payment and in its history, so that a field that is missing from an
 * answer is left out on purpose. It waits for its payment and its prescription unless given.
 */
export async function makeFullOrder(
  shop: TableShop,
  owner: Caller,
  changes: Partial<OrderRow> = {},
): Promise<FullOrder> {
  const { db, clock } = shop.services;
  const now = clock.now();
  const { number } = await makeOrder(shop, owner.token ?? '', PACK);
  const [order] = await db
    .update(schema.orders)
    .set({
      representativeCode: owner.code,
      couponCode: 'SECA15',
      address: FULL_ADDRESS,
      payer: {
        fullName: 'Zulmira Traçado',
        email: owner.email,
        document: '11144477735',
        stateRegistration: '0012345670055',
        phone: '(34) 99999-1111',
      },
      freight: {
        service: 'economica',
        name: 'Econômica',
        carrier: 'Correios',
        businessDays: { min: 2, max: 4 },
      },
      internalNote: 'Ligar antes',
      customerNote: 'Porteira azul',
      attention: 'wrong_amount',
      invoiceNumber: 'NF 1',
      invoiceUrl: 'https://nota.example/1',
      trackingCode: 'BR1',
      trackingUrl: 'https://rastreio.example/1',
      prescriptionStatus: 'pending',
      prescriptionReason: 'Ilegível',
      prescriptionVeterinarian: 'Helena Quaresma',
      prescriptionCrmv: 'CRMV-MG 12345',
      prescriptionJudgedAt: now,
      prescriptionJudgedBy: 'usr-admin',
      prescriptionDueAt: now,
      withdrawalRequestedAt: now,
      withdrawalReason: 'Veio a mais',
      ...changes,
    })
    .where(eq(schema.orders.number, number))
    .returning();
  if (!order) throw new Error('The order of the table was not saved');
  await db
    .update(schema.payments)
    .set({
      reason: 'Sem saldo',
      interestCents: 100,
      paidCents: 9_900,
      pix: { code: '000201', receiver: 'Boa Lida' },
      boleto: { line: '23790', barcode: '2379', dueDate: '2026-11-24' },
      card: { brand: 'Visa', last4: '1112' },
      gatewayReference: 'reference of the acquirer',
      gatewayData: { terminal: 'of the acquirer' },
    })
    .where(eq(schema.payments.orderId, order.id));
  await db.insert(schema.prescriptionFiles).values({
    ...{
      id: randomUUID(),
      orderId: order.id,
      type: 'application/pdf',
      bytes: 40,
      digest: 'of what was sent',
    },
    sentAt: now,
  });
  await db.insert(schema.orderHistory).values([
    { orderId: order.id, state: 'approved', at: now, by: 'usr-admin', note: 'Conferido' },
    { orderId: order.id, state: 'delivered', at: now, by: 'cliente', note: null },
  ]);
  return { number, id: order.id };
}

/** The version an order stands at: what a clerk sends who has just read it. */
export async function readVersion({ services: { db } }: TableShop, number: string): Promise<number> {
  const [row] = await db
    .select({ version: schema.orders.version })
    .from(schema.orders)
    .where(eq(schema.orders.number, number));
  return row?.version ?? 0;
}

/** An order that waits for a prescription, and one whose prescription was accepted: together they fill every field. */
export async function makeFullOrders(
  shop: TableShop,
  owner: Caller,
  changes: Partial<OrderRow> = {},
): Promise<[FullOrder, FullOrder]> {
  return [
    await makeFullOrder(shop, owner, changes),
    await makeFullOrder(shop, owner, { ...changes, prescriptionStatus: 'approved' }),
  ];
}

/** What a person leaves behind in every table of the shop that is about people. */
export async function leaveTraces(shop: TableShop, who: Caller): Promise<void> {
  const { db, clock } = shop.services;
  const at = clock.now();
  await makeFullOrders(shop, who);
  await db.update(schema.sessions).set({ agent: BROWSER }).where(eq(schema.sessions.userId, who.id));
  await rememberDevice(db, who.id, at);
  await db
    .insert(schema.addresses)
    .values({ ...FULL_ADDRESS, id: `address-${who.id}`, userId: who.id, createdAt: at });
  await db.insert(schema.favorites).values({ userId: who.id, productId: PRODUCT, createdAt: at });
  await db.insert(schema.reviews).values({
    id: `review-${who.id}`,
    productId: PRODUCT,
    userId: who.id,
    author: 'Zulmira T.',
    reviewScore: 5,
    title: 'Bom consumo',
    text: 'O gado comeu tudo.',
    status: 'approved',
    createdAt: at,
  });
  await db.insert(schema.stockNotices).values({
    id: `notice-${who.id}`,
    brandId: 'boa-lida',
    variationId: PACK,
    email: who.email,
    userId: who.id,
    locale: 'pt-BR',
    createdAt: at,
    notifiedAt: at,
  });
  await db.insert(schema.consents).values({
    id: `consent-${who.id}`,
    brandId: 'boa-lida',
    visitorId: 'aparelho-1',
    userId: who.id,
    policyVersion: '2026-01',
    choices: { analytics: true, marketing: false },
    createdAt: at,
  });
  await db.insert(schema.leads).values({
    id: `lead-${who.id}`,
    brandId: 'boa-lida',
    kind: 'contact',
    name: 'Zulmira Traçado',
    email: who.email,
    phone: '(34) 99999-1111',
    message: 'Qual a dose para bezerro?',
    data: { topic: 'technical' },
    lines: [QUOTE_LINE],
    answerBy: at,
    locale: 'pt-BR',
    userId: who.id,
    createdAt: at,
    handledAt: at,
  });
  const [lesson] = await db.select({ id: schema.lessons.id }).from(schema.lessons).limit(1);
  await db
    .insert(schema.lessonProgress)
    .values({ userId: who.id, lessonId: lesson?.id ?? '', readAt: at, passedAt: at, bestScore: 1 });
  await db.insert(schema.certificates).values({
    userId: who.id,
    issuedAt: at,
    lessons: [{ id: 'sal', minutes: 9, title: 'O sal e o cocho', translations: {} }],
  });
}
