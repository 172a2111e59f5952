import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { EndpointName } from '@/contract/endpoints';
import { QuoteCheckoutBody } from '@/contract/schemas/checkout';
import * as schema from '@/server/db/schema';
import { signGuestPass } from '@/server/domains/orders/guest/guest-pass';
import { makeLeadToken } from '@/server/domains/leads/lead-token';
import { APPROVED_CARD, testAddress } from '@/testing/make-order';
import { READER, type FuzzWorld } from './fuzz-world';

/** The input of a request, before mutations. */
export interface InputParts {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

type Fields = Record<string, unknown>;
type Finish = (body: Fields, world: FuzzWorld, parts: InputParts) => Promise<Fields> | Fields;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const withCard = (body: Fields): Fields => ({
  ...body,
  card:
    body.paymentMethod === 'credit_card'
      ? isRecord(body.card)
        ? body.card
        : { ...APPROVED_CARD, installments: 1 }
      : null,
});

/** An order that follows the shop's answers: without an invalid coupon, with an available payment method. */
const createOrder: Finish = async (body, { shop }) => {
  const quoteOf = async (fields: Fields) => {
    const { items, couponCode, freightService, paymentMethod } = fields;
    const cep = freightService === 'retirada' ? null : testAddress.postalCode;
    const asked = QuoteCheckoutBody.safeParse({ items, couponCode, freightService, paymentMethod, cep });
    return asked.success ? shop.services.checkout.quote(asked.data, null) : null;
  };
  const first = await quoteOf(body);
  const ordered: Fields = {
    ...withCard(body),
    ...(first?.couponReason && { couponCode: null }),
    ...(!first?.selectedFrete && { freightService: 'retirada' }),
  };
  const address = ordered.freightService === 'retirada' ? null : testAddress;
  return { ...ordered, address, hash: (await quoteOf(ordered))?.hash ?? 'none' };
};

const GUEST_PAYER = {
  fullName: 'Tereza Prado',
  document: '111.444.777-35',
  email: 'tereza@cliente.example',
  phone: '(34) 99999-1234',
};

/** The order becomes one of no account, with the pass that opens it. */
const withPass =
  (numberOf: (body: Fields, parts: InputParts) => unknown): Finish =>
  async (body, { shop: { services, clock } }, parts) => {
    const number = textOf(numberOf(body, parts));
    await services.db.update(schema.orders).set({ userId: null }).where(eq(schema.orders.number, number));
    return { ...withCard(body), pass: signGuestPass(services.secret, number, clock.now()) };
  };
const withoutCard =
  (finish: Finish): Finish =>
  async (...input) => {
    const { card: _card, ...body } = await finish(...input);
    return body;
  };

const packsOf = (body: Fields): Fields[] =>
  Array.isArray(body.variations) ? body.variations.filter(isRecord) : [];
const createProduct: Finish = (body) => ({
  ...body,
  variations: packsOf(body).map(({ id: _id, ...pack }) => ({
    ...pack,
    netVolumeMl: pack.netWeightGrams === null ? 500 : null,
    salePrice: null,
    gtin13: null,
    sku: randomUUID().slice(0, 20),
  })),
});
const updateProduct: Finish = ({ variations: _packs, ...rest }) => rest;

const period = (body: Fields): Fields => {
  const [validFrom, validUntil] = [textOf(body.validFrom), textOf(body.validUntil)].sort();
  const applicability = { products: ['p001'], categories: [], collections: [] };
  return {
    ...body,
    ...('validFrom' in body && 'validUntil' in body && { validFrom, validUntil }),
    ...('applicability' in body && { applicability }),
  };
};

/** What a coupon is worth fits its kind. */
const worth = (body: Fields): Fields => {
  const isPercent = (body.kind ?? 'percent') === 'percent';
  return {
    ...body,
    ...('discount' in body && { discount: isPercent ? body.discount : 0 }),
    ...('amount' in body && { amount: isPercent ? null : body.amount }),
  };
};

const quiz =
  (isExclusive: boolean): Finish =>
  async (body, { shop }, { params }) => {
    const [lesson] = await shop.services.db
      .select()
      .from(schema.lessons)
      .where(eq(schema.lessons.slug, textOf(params.slug)));
    const right = (lesson?.quiz ?? []).map(({ answerIndex }) => answerIndex);
    return isExclusive || right.length > 0 ? { ...body, answers: right } : body;
  };

const resetPassword: Finish = async (body, { shop }) => {
  const token = randomUUID();
  const { db, clock } = shop.services;
  const [user] = await db
    .select({ id: schema.users.id })
    .from(schema.users)
    .where(eq(schema.users.id, 'usr-joao'));
  if (!user) return body;
  const expiresAt = new Date(clock.now().getTime() + 1_800_000);
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  await db
    .insert(schema.passwordResets)
    .values({ tokenHash, userId: user.id, createdAt: clock.now(), expiresAt });
  return { ...body, token, password: 'outra senha de teste 44' };
};

const trackOrder: Finish = async (body, { shop }) => {
  const [order] = await shop.services.db
    .select({ payer: schema.orders.payer })
    .from(schema.orders)
    .where(eq(schema.orders.number, textOf(body.number)));
  const { signature: _signature, ...rest } = body;
  return order ? { ...rest, email: order.payer.email } : rest;
};

const importProducts: Finish = (body) => ({
  ...body,
  lines: [
    { sku: 'p001-1', preco: '99,90', estoque: '12' },
    {
      sku: randomUUID().slice(0, 12),
      slug: 'sal-da-tabela',
      produto: 'Sal da tabela',
      categorias: 'bovinos-de-corte',
      especies: 'bovinos',
      apresentacao: 'Saco 30 kg',
      peso_liquido_g: '30000',
      preco: '100,00',
      peso_envio_g: '30500',
      comprimento_cm: '60',
      largura_cm: '40',
      altura_cm: '12',
    },
  ],
});

const adjustStock: Finish = async (body, { shop }, { params }) => {
  const [pack] = await shop.services.db
    .select({ id: schema.variations.id })
    .from(schema.variations)
    .where(eq(schema.variations.productId, textOf(params.id)));
  return pack ? { ...body, variationId: pack.id } : body;
};

const address: Finish = (body) => ({ ...body, ...testAddress, rural: false });

/** Parts of a valid request that no schema can tell: the hash of a cart, the second half of a pair. */
const FINISHES: Partial<Record<EndpointName, Finish>> = {
  createOrder,
  createGuestOrder: async (...input) => ({ ...(await createOrder(...input)), payer: GUEST_PAYER }),
  getGuestOrder: withoutCard(withPass(({ number }) => number)),
  fakeGuestPayment: withoutCard(withPass(({ number }) => number)),
  payGuestOrder: withPass((_body, { params }) => params.number),
  cancelGuestOrder: withoutCard(withPass((_body, { params }) => params.number)),
  requestGuestWithdrawal: async (...input) => {
    const { pass, ...body } = await withoutCard(withPass((_body, { params }) => params.number))(...input);
    return { ...body, proof: pass };
  },
  payOrder: withCard,
  createProduct,
  updateProduct,
  createCoupon: (body) => period(worth(body)),
  updateCoupon: (body) => period(worth(body)),
  createLead: (body, { shop: { services, clock } }) => ({
    ...body,
    website: '',
    token: makeLeadToken(services.secret, new Date(clock.now().getTime() - 60_000)),
    ...(body.kind === 'own_brand' && { document: '11.222.333/0001-81' }),
    ...(body.kind === 'quote_basket' && {
      cep: '38400-000',
      state: 'MG',
      lines: [body.lines].flat().slice(0, 1),
    }),
  }),
  answerQuiz: quiz(false),
  answerExclusiveQuiz: quiz(true),
  resetPassword,
  trackOrder,
  importProducts,
  updateOwnDetails: (body) => ({ ...body, ...(body.document !== undefined && { document: '11144477735' }) }),
  adjustStock,
  createOwnAddress: address,
  updateOwnAddress: address,
  login: (body) => ({ ...body, email: `${READER}@cliente.example` }),
};

/** Makes a request valid by the rules of its endpoint beyond its schema. */
export async function finishInput(
  endpoint: EndpointName,
  parts: InputParts,
  world: FuzzWorld,
): Promise<InputParts> {
  const finish = FINISHES[endpoint];
  if (!finish || !isRecord(parts.body)) return parts;
  return { ...parts, body: await finish(parts.body, world, parts) };
}
