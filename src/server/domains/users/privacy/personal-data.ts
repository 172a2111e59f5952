import { asc, desc, eq } from 'drizzle-orm';
import type { Order } from '@/contract/schemas/orders';
import type { SelfExport } from '@/contract/schemas/people';
import type { Db } from '@/server/db/client';
import {
  certificates,
  consents,
  favorites,
  knownDevices,
  leads,
  lessonProgress,
  orders,
  reviews,
  sessions,
  stockNotices,
} from '@/server/db/schema';
import { referenceOf } from '@/server/domains/leads/plan-lead';
import { toOrder } from '@/server/domains/orders/order-view';
import { prescriptionLinks } from '@/server/domains/orders/prescription/prescription-links';
import { boletoLinks } from '@/server/domains/orders/payment/boleto-file';
import { loadOrderParts } from '@/server/domains/orders/orders.repo';
import { deviceOf } from '@/server/domains/users/sign-in/device-of';
import { isOwn } from '@/server/domains/users/email/own-mailbox';
import { toDetails, type UserRow } from '@/server/domains/users/users.repo';

interface ExportContext {
  now: Date;
  /** Whether payments were simulated. */
  simulated: boolean;
  /** Signs the addresses of files. */
  secret: string;
}

async function listOrders(
  db: Db,
  userId: string,
  { now, simulated, secret }: ExportContext,
): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  const viewer = {
    sees: 'own',
    simulated,
    now,
    linkPrescription: prescriptionLinks(secret, userId, now),
    linkBoleto: boletoLinks(secret),
  } as const;
  const views: Order[] = [];
  for (const row of rows) views.push(toOrder(row, await loadOrderParts(db, row.id), viewer));
  return views;
}

async function loadTraces(db: Db, user: UserRow) {
  const { id } = user;
  const written = await db
    .select()
    .from(reviews)
    .where(eq(reviews.userId, id))
    .orderBy(desc(reviews.createdAt));
  const favoriteRows = await db
    .select()
    .from(favorites)
    .where(eq(favorites.userId, id))
    .orderBy(desc(favorites.createdAt));
  const awaited = await db
    .select()
    .from(stockNotices)
    .where(isOwn(stockNotices, user))
    .orderBy(desc(stockNotices.createdAt));
  const chosen = await db
    .select()
    .from(consents)
    .where(eq(consents.userId, id))
    .orderBy(desc(consents.createdAt));
  const signedIn = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, id))
    .orderBy(asc(sessions.createdAt));
  const knownBrowsers = await db
    .select()
    .from(knownDevices)
    .where(eq(knownDevices.userId, id))
    .orderBy(asc(knownDevices.createdAt));
  const learnt = await db
    .select()
    .from(lessonProgress)
    .where(eq(lessonProgress.userId, id))
    .orderBy(asc(lessonProgress.lessonId));
  const messages = await db.select().from(leads).where(isOwn(leads, user)).orderBy(desc(leads.createdAt));
  const [certificate] = await db.select().from(certificates).where(eq(certificates.userId, id));
  return { written, favoriteRows, awaited, chosen, signedIn, knownBrowsers, learnt, certificate, messages };
}

const iso = (date: Date) => date.toISOString();

const toMessage = ({ id, kind, createdAt, ...row }: typeof leads.$inferSelect) => {
  const { name, email, phone, message, data, lines } = row;
  return {
    reference: referenceOf(id),
    kind,
    createdAt: iso(createdAt),
    written: { name, email, phone, message, data, lines },
  };
};

/** Everything the shop keeps about a person, of every brand, without secrets. Addresses come from the address book. */
export async function exportPersonalData(
  db: Db,
  user: UserRow,
  addresses: SelfExport['addresses'],
  context: ExportContext,
): Promise<SelfExport> {
  const { written, favoriteRows, awaited, chosen, signedIn, knownBrowsers, learnt, certificate, messages } =
    await loadTraces(db, user);
  const { permissions, admin, representativeCode, representedByCode, representedAt } = user;
  const { region, createdAt, marketingConsentAt } = user;
  return {
    exportedAt: iso(context.now),
    user: {
      ...toDetails(user),
      ...{ permissions, admin, representativeCode, representedByCode, region },
      representedAt: representedAt && iso(representedAt),
      createdAt: iso(createdAt),
    },
    consents: {
      marketing: marketingConsentAt !== null,
      marketingSince: marketingConsentAt && iso(marketingConsentAt),
      cookies: chosen.map((row) => ({
        policyVersion: row.policyVersion,
        choices: row.choices,
        createdAt: iso(row.createdAt),
      })),
    },
    addresses,
    orders: await listOrders(db, user.id, context),
    reviews: written.map(({ productId, author, reviewScore, title, text, status, createdAt: at }) => ({
      ...{ productId, author, reviewScore, title, text, status },
      createdAt: iso(at),
    })),
    favorites: favoriteRows.map((row) => ({ productId: row.productId, createdAt: iso(row.createdAt) })),
    stockNotices: awaited.map((row) => ({
      variationId: row.variationId,
      createdAt: iso(row.createdAt),
      notifiedAt: row.notifiedAt && !row.waitsBeside ? iso(row.notifiedAt) : null,
    })),
    messages: messages.map(toMessage),
    lessons: learnt.map(({ lessonId, readAt, passedAt }) => ({
      lessonId,
      readAt: readAt && iso(readAt),
      passedAt: passedAt && iso(passedAt),
    })),
    certificate: certificate
      ? { issuedAt: iso(certificate.issuedAt), lessons: certificate.lessons.map(({ title }) => title) }
      : null,
    sessions: signedIn.map((row) => ({
      device: deviceOf(row.agent),
      createdAt: iso(row.createdAt),
      lastSeenAt: iso(row.lastSeenAt),
      addressPrefix: row.addressPrefix,
    })),
    knownDevices: knownBrowsers.map((row) => ({
      createdAt: iso(row.createdAt),
      lastUsedAt: iso(row.lastUsedAt),
    })),
  };
}
