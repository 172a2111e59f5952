import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as schema from '@/server/db/schema';
import { makeContactLead, QUOTE_LINE } from '@/testing/make-lead';
import { TEST_PASSWORD } from '@/testing/make-user';
import type { Ask, Asks } from './ask-public';
import { FULL_ADDRESS, leaveTraces, makeFullOrder } from './full-rows';
import { PRODUCT, type Caller, type TableShop } from './table-shop';

const NEW_PASSWORD = 'outra senha de teste 44';
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A link of a mail as the shop stores it, and what the person clicks. */
async function makeLink(
  { services: { db, clock } }: TableShop,
  table: typeof schema.passwordResets | typeof schema.emailConfirmations,
  userId: string,
): Promise<string> {
  const token = randomUUID();
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + 1_800_000);
  await db.insert(table).values({ tokenHash: hashOf(token), userId, createdAt, expiresAt });
  return token;
}

const own =
  (path: string): Ask =>
  async (shop, who) => {
    await leaveTraces(shop, who);
    return shop.ask(who, 'GET', path);
  };
const write =
  (method: string, path: string, body?: unknown): Ask =>
  (shop, who) =>
    shop.ask(who, method, path, body);

const address = { ...FULL_ADDRESS };
async function saveAddress({ services: { db, clock } }: TableShop, who: Caller): Promise<string> {
  const id = randomUUID();
  await db.insert(schema.addresses).values({ ...FULL_ADDRESS, id, userId: who.id, createdAt: clock.now() });
  return id;
}

/** Signing in and out, and what is a person's own. */
export const accountAsks: Asks = {
  'POST /auth/login': async (shop, who) => {
    const { email } = await shop.makeCaller('customer');
    return shop.ask(who, 'POST', '/auth/login', { email, password: TEST_PASSWORD });
  },
  'POST /auth/register': (shop, who) =>
    shop.ask(who, 'POST', '/auth/register', {
      fullName: 'Tereza Prado',
      email: `${randomUUID()}@cliente.example`,
      password: NEW_PASSWORD,
    }),
  'POST /forget-password': async (shop, who) => {
    const { email } = await shop.makeCaller('customer');
    return [
      await shop.ask(who, 'POST', '/forget-password', { email }),
      await shop.ask(who, 'POST', '/forget-password', { email: 'ninguem@cliente.example' }),
    ];
  },
  'POST /forget-password/reset': async (shop, who) => {
    const { id } = await shop.makeCaller('customer');
    const token = await makeLink(shop, schema.passwordResets, id);
    return shop.ask(who, 'POST', '/forget-password/reset', { token, password: NEW_PASSWORD });
  },
  'POST /auth/change-password/': write('POST', '/auth/change-password/', {
    currentPassword: TEST_PASSWORD,
    newPassword: NEW_PASSWORD,
  }),
  'POST /auth/confirm-password/': write('POST', '/auth/confirm-password/', { password: TEST_PASSWORD }),
  'POST /auth/confirm-email/': async (shop, who) => {
    await shop.services.db
      .update(schema.users)
      .set({ emailConfirmedAt: null })
      .where(eq(schema.users.id, who.id));
    const token = await makeLink(shop, schema.emailConfirmations, who.id);
    return shop.ask(who, 'POST', '/auth/confirm-email/', { token });
  },
  'POST /auth/confirm-email/send': write('POST', '/auth/confirm-email/send', {}),
  'POST /logout': write('POST', '/logout'),
  'GET /user/self/': own('/user/self/'),
  'DELETE /user/self/': write('DELETE', '/user/self/', { password: TEST_PASSWORD }),
  'GET /user/self/export': own('/user/self/export'),
  'GET /user/self/sessions': own('/user/self/sessions'),
  'DELETE /user/self/sessions/{id}': async (shop, who) => {
    const { db } = shop.services;
    const rows = await db.select().from(schema.sessions).where(eq(schema.sessions.userId, who.id));
    return shop.ask(who, 'DELETE', `/user/self/sessions/${rows[0]?.id ?? ''}`);
  },
  'GET /user/self/consents': own('/user/self/consents'),
  'PUT /user/self/consents': write('PUT', '/user/self/consents', { marketing: true }),
  'GET /user/self/details': own('/user/self/details'),
  'PATCH /user/self/details': write('PATCH', '/user/self/details', { phone: '(34) 99999-3333' }),
  'GET /user/self/address': own('/user/self/address'),
  'POST /user/self/address': write('POST', '/user/self/address', address),
  'PUT /user/self/address/{id}': async (shop, who) =>
    shop.ask(who, 'PUT', `/user/self/address/${await saveAddress(shop, who)}`, address),
  'DELETE /user/self/address/{id}': async (shop, who) =>
    shop.ask(who, 'DELETE', `/user/self/address/${await saveAddress(shop, who)}`),
  'GET /user/self/favorites': own('/user/self/favorites'),
  'POST /user/self/favorites': write('POST', '/user/self/favorites', { productIds: [PRODUCT] }),
  'DELETE /user/self/favorites/{id}': write('DELETE', `/user/self/favorites/${PRODUCT}`),
  'POST /product/reviews/': async (shop, who) => {
    await makeFullOrder(shop, who, { state: 'delivered' });
    const review = { productId: PRODUCT, reviewScore: 5, title: 'Bom', text: 'O gado comeu tudo.' };
    return shop.ask(who, 'POST', '/product/reviews/', review);
  },
  'GET /product/reviews/own': async (shop, who) => {
    const path = `/product/reviews/own?productId=${PRODUCT}`;
    const before = await shop.ask(who, 'GET', path);
    await leaveTraces(shop, who);
    return [before, await shop.ask(who, 'GET', path)];
  },
};

/** A person with traces of every kind, brought by a representative. */
async function makeCustomer(shop: TableShop, code?: string): Promise<Caller> {
  const customer = await shop.makeCaller('customer');
  if (code) {
    const { db } = shop.services;
    await db.update(schema.users).set({ representedByCode: code }).where(eq(schema.users.id, customer.id));
  }
  await leaveTraces(shop, { ...customer, code: code ?? customer.code });
  await shop.services.db
    .update(schema.orders)
    .set({ state: 'delivered' })
    .where(eq(schema.orders.userId, customer.id));
  return customer;
}

/** The same who was a representative once: the code stays theirs. */
async function makeFormerRepresentative(shop: TableShop): Promise<Caller> {
  const person = await makeCustomer(shop);
  await shop.services.db
    .update(schema.users)
    .set({ representativeCode: `EX-${person.id}` })
    .where(eq(schema.users.id, person.id));
  return person;
}

/** Other people, for those who look after them. */
export const peopleAsks: Asks = {
  'GET /user/': async (shop, who) => {
    await makeCustomer(shop, who.code);
    return shop.ask(who, 'GET', '/user/');
  },
  'GET /user/{id}': async (shop, who) => {
    const { id } = await makeCustomer(shop, who.code);
    const colleague = await shop.makeCaller('representante');
    await shop.services.db
      .update(schema.users)
      .set({ representedByCode: who.code })
      .where(eq(schema.users.id, colleague.id));
    return [await shop.ask(who, 'GET', `/user/${id}`), await shop.ask(who, 'GET', `/user/${colleague.id}`)];
  },
  'GET /user/export': async (shop, who) => shop.ask(who, 'GET', '/user/export?q=valad'),
  'PATCH /user/{id}': async (shop, who) => {
    const { id } = await makeFormerRepresentative(shop);
    return shop.ask(who, 'PATCH', `/user/${id}`, { permissions: [] });
  },
  'POST /user/set_representante': async (shop, who) => {
    const { id } = await makeFormerRepresentative(shop);
    return shop.ask(who, 'POST', '/user/set_representante', { userId: id, representante: false });
  },
  'GET /user/self/representative/figures': async (shop, who) => {
    await makeCustomer(shop, who.code);
    return shop.ask(who, 'GET', '/user/self/representative/figures');
  },
};

async function makeLead({ services: { db, clock } }: TableShop, handledAt: Date | null): Promise<string> {
  const id = randomUUID();
  const { name, email, phone = null, message } = makeContactLead();
  const data = { topic: 'technical', document: '11222333000181', company: 'Fazenda Boa Vista' };
  const quote = { lines: [QUOTE_LINE], answerBy: clock.now() };
  const rest = { ...quote, locale: 'pt-BR', createdAt: clock.now(), handledAt, userId: 'usr-joao' };
  const row = { id, brandId: 'boa-lida', kind: 'contact' as const, name, email, message, data, ...rest };
  await db.insert(schema.leads).values({ ...row, phone: phone ?? null });
  return id;
}

/** A rule that an admin taught the search. @returns its id */
async function makeRule(shop: TableShop): Promise<string> {
  const id = randomUUID();
  const { db, clock } = shop.services;
  await db.insert(schema.searchRules).values({
    ...{ id, brandId: 'boa-lida', kind: 'pin', query: id, typed: id, target: PRODUCT, version: 1 },
    ...{ createdBy: 'usr-joao', createdAt: clock.now() },
  });
  return id;
}

/** What people wrote to the shop, and what happened in it. */
export const deskAsks: Asks = {
  'GET /lead/': async (shop, who) => {
    await makeLead(shop, shop.clock.now());
    return shop.ask(who, 'GET', '/lead/');
  },
  'GET /lead/export': async (shop, who) => {
    await makeLead(shop, shop.clock.now());
    return shop.ask(who, 'GET', '/lead/export');
  },
  'PATCH /lead/{id}': async (shop, who) =>
    shop.ask(who, 'PATCH', `/lead/${await makeLead(shop, null)}`, { handled: true }),
  'GET /search/failed/': async (shop, who) => {
    await shop.ask(who, 'GET', '/search/?q=xyzxyz');
    await shop.services.searchLog.flush();
    return shop.ask(who, 'GET', '/search/failed/');
  },
  'GET /search/counted/': async (shop, who) => {
    await shop.ask(who, 'GET', '/search/?q=xyzxyz');
    await shop.services.searchLog.flush();
    return shop.ask(who, 'GET', '/search/counted/');
  },
  'GET /search/rules/': async (shop, who) => {
    await makeRule(shop);
    return shop.ask(who, 'GET', '/search/rules/');
  },
  'POST /search/rules/': async (shop, who) =>
    shop.ask(who, 'POST', '/search/rules/', {
      kind: 'pin',
      typed: randomUUID(),
      locale: 'pt-BR',
      target: PRODUCT,
    }),
  'PATCH /search/rules/{id}': async (shop, who) =>
    shop.ask(who, 'PATCH', `/search/rules/${await makeRule(shop)}`, { version: 1, target: 'p002' }),
  'DELETE /search/rules/{id}': async (shop, who) =>
    shop.ask(who, 'DELETE', `/search/rules/${await makeRule(shop)}`),
  'POST /search/preview': async (shop, who) =>
    shop.ask(who, 'POST', '/search/preview', {
      q: 'casco xyzxyz qwkqwk',
      locale: 'pt-BR',
      rule: { kind: 'synonym', typed: 'xyzxyz', locale: null, target: 'sal' },
    }),
  'GET /report/': async (shop, who) => {
    await shop.ask(who, 'GET', '/search/?q=xyzxyz');
    await shop.services.searchLog.flush();
    return shop.ask(who, 'GET', '/report/?dias=365');
  },
};
