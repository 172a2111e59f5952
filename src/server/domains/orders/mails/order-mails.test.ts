import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import type { Order } from '@/contract/schemas/orders';
import type { OrderTracking } from '@/contract/schemas/tracking';
import { cnpjText } from '@/lib/cnpj-text';
import { formatBRL } from '@/lib/money';
import { outbox } from '@/server/db/schema';
import {
  APPROVED_CARD,
  DENIED_CARD,
  makeOrder,
  makeOrderBody,
  sendOrder,
  withHash,
} from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

const NOW = new Date('2026-11-21T12:00:00Z');

let shop: TestApp;
let keeper: Awaited<ReturnType<typeof makeUser>>;
let pack: string;
beforeAll(async () => {
  shop = await makeTestApp();
  keeper = await makeUser(shop.services, { permissions: ['orders.read', 'orders.write'] });
  const product = await makeProduct(shop.services.db, {
    title: 'Seca Brava <b>40</b>',
    variations: [{ stock: 99, presentation: 'Saco 30 kg', shippingWeightGrams: 900 }],
  });
  pack = `${product.id}-v1`;
});
beforeEach(() => {
  shop.clock.current = NOW;
});
afterAll(() => shop.close());

/** A price as the text part has it. */
const plain = (reais: number) => formatBRL(reais).replaceAll('\u00a0', ' ');

type Fields = Parameters<typeof makeOrder>[3];
const CARD = { paymentMethod: 'credit_card', card: APPROVED_CARD } satisfies Fields;

async function buy(fields: Fields = {}) {
  const buyer = await makeUser(shop.services, { fullName: 'Tereza Prado' });
  return { buyer, order: await makeOrder(shop, buyer.token, pack, fields) };
}
async function move({ number }: Order, state: string, note?: string) {
  const token = await shop.services.sessions.create(keeper.user, { agent: null, address: '::1' });
  const { version } = (await (await shop.request('GET', `/order/${number}`, { token })).json()) as Order;
  const body = { state, version, note };
  expect((await shop.request('PATCH', `/order/${number}/state`, { body, token })).status).toBe(200);
}

/** Sends all mails and returns the ones to an address, with the spaces of prices made plain. */
async function mailsTo(email: string) {
  while ((await shop.services.outbox.sendDueMails()) > 0);
  return shop.mailer.mails
    .filter(({ to }) => to === email)
    .map((mail) => ({ ...mail, text: mail.text.replaceAll('\u00a0', ' ') }));
}
const namesTo = async (email: string) => (await mailsTo(email)).map(({ template }) => template);
const track = async (number: string, email: string) =>
  (await (await shop.request('POST', '/order/track', { body: { number, email } })).json()) as OrderTracking;
const lastTo = async (email: string) => {
  const mail = (await mailsTo(email)).at(-1);
  if (!mail) throw new Error('No mail came');
  return mail;
};

describe('the mail of a placed order', () => {
  it('carries the PIX code, what was bought, who sells, how to withdraw, and a link that opens the order', async () => {
    const { buyer, order } = await buy({ quantity: 2 });
    const { subject, text, html } = await lastTo(buyer.user.email);
    expect(subject).toBe(`Pedido ${order.number} recebido`);
    expect(text).toContain('Olá, Tereza!');
    expect(text.replace(/\s/g, '')).toContain(order.payment?.pix?.code.replace(/\s/g, ''));
    expect(text).toContain('21 de novembro de 2026, 09:30');
    expect(text).toMatch(/Seca Brava <b>40<\/b>\s+Saco 30 kg · 2 × R\$ 100,00\s+R\$ 200,00/);
    expect(text).toMatch(/Desconto no Pix\s+-R\$ 10,00/);
    expect(text).toContain(`Total\n\n${plain(order.totals.total)}`);
    expect(text).toContain('Rua do Curral, 12');
    for (const fact of [
      boaLida.company.legalName,
      cnpjText(boaLida.company.cnpj),
      boaLida.company.address,
      'art. 49',
    ])
      expect(text).toContain(fact);
    expect(text).toContain('simulado');
    expect(html).toContain(`https://wa.me/${boaLida.whatsapp}?text=Ol`);
    expect(html).toContain(`pedido%20${order.number}`);
    expect(html).not.toContain('<b>40</b>');
    const link = /href="(https:\/\/www\.boalida\.example\/pt-BR\/order\?[^"]+)"/.exec(html)?.[1] ?? '';
    const query = new URL(link.replaceAll('&amp;', '&')).searchParams;
    const body = { number: query.get('numero'), signature: query.get('assinatura') };
    expect((await shop.request('POST', '/order/track', { body })).status).toBe(200);
  });

  it('carries the line and the due date of a boleto, in the language of the order', async () => {
    const { buyer, order } = await buy({ paymentMethod: 'boleto', locale: 'en' });
    const { subject, text } = await lastTo(buyer.user.email);
    expect(subject).toBe(`Order ${order.number} received`);
    expect(text.replace(/\s/g, '')).toContain(order.payment?.boleto?.line.replace(/\s/g, ''));
    expect(text).toContain('November 23, 2026');
    expect(text).toContain('Hello, Tereza!');
  });

  it('names products and the delivery in the language of the order, and what has no other name in the catalogue’s', async () => {
    const { db } = shop.services;
    const own = await makeProduct(db, { translations: { en: { title: 'Dry Season 40' } } });
    const buyer = await makeUser(shop.services);
    const order = await makeOrder(shop, buyer.token, `${own.id}-v1`, {
      freightService: 'retirada',
      address: null,
      locale: 'en',
    });
    const { text, html } = await lastTo(buyer.user.email);
    expect(text).toContain('Dry Season 40\n30 kg bag');
    expect(text).toContain('Pick-up in store');
    expect(text).not.toContain('Retira');
    expect(html).toContain('<span lang="en">Dry Season 40</span>');
    expect(order.lines[0]).toMatchObject({
      title: own.title,
      titles: { en: 'Dry Season 40' },
    });
    expect((await track(order.number, buyer.user.email)).lines[0]?.titles).toEqual({ en: 'Dry Season 40' });
  });

  it('says what interest a card pays, and comes before the one that it is paid', async () => {
    const product = await makeProduct(shop.services.db, { variations: [{ priceCents: 100_000 }] });
    const buyer = await makeUser(shop.services);
    await makeOrder(shop, buyer.token, `${product.id}-v1`, {
      freightService: 'retirada',
      address: null,
      paymentMethod: 'credit_card',
      card: { ...APPROVED_CARD, installments: 12 },
    });
    expect(await namesTo(buyer.user.email)).toEqual(['orderPlaced', 'orderPaid']);
    const [placed] = await mailsTo(buyer.user.email);
    expect(placed?.text).toMatch(/12x no cartão, total de R\$ 1\.134,02, com R\$ 134,02 de juros/);
    expect(placed?.text).toContain('Retirada na loja');
  });

  it('says that a refused card loses nothing, and brings the code of the next try', async () => {
    const buyer = await makeUser(shop.services);
    const body = makeOrderBody(pack, { paymentMethod: 'credit_card', card: DENIED_CARD });
    const denied = await sendOrder(shop, await withHash(shop, body, buyer.token), buyer.token);
    const { details } = (await denied.json()) as { details: { orderNumber: string } };
    expect((await lastTo(buyer.user.email)).text).toContain('Guardamos o pedido por 24 horas');
    const path = `/order/${details.orderNumber}/payment`;
    const headers = { 'idempotency-key': randomUUID() };
    await shop.request('POST', path, { body: { paymentMethod: 'pix' }, token: buyer.token, headers });
    const again = await lastTo(buyer.user.email);
    expect(again.subject).toBe(`Pedido ${details.orderNumber}: novo pagamento`);
    expect(again.text).toContain('Pix copia e cola');
  });

  it('is still written when the answer to the charge was lost and the payment is learnt later', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(shop.services.gateway, 'charge').mockRejectedValueOnce(new Error('timeout'));
    const buyer = await makeUser(shop.services);
    const body = makeOrderBody(pack, CARD);
    await sendOrder(shop, await withHash(shop, body, buyer.token), buyer.token);
    expect(await namesTo(buyer.user.email)).toEqual([]);
    const list = await shop.request('GET', '/user/self/orders', { token: buyer.token });
    const [{ number } = { number: '' }] = ((await list.json()) as { items: { number: string }[] }).items;
    const response = await shop.request('GET', `/order/${number}`, { token: buyer.token });
    const { payment } = (await response.json()) as Order;
    await shop.services.orders.settleFromGateway(payment?.id ?? '', {
      status: 'approved',
      amountCents: null,
      reason: null,
      gatewayReference: 'found-later',
    });
    expect(await namesTo(buyer.user.email)).toEqual(['orderPlaced', 'orderPaid']);
  });
});

describe('the mails of an order on its way', () => {
  it('follow it to the door and back, one for each step however often it is told', async () => {
    const { buyer, order } = await buy(CARD);
    await move(order, 'picking');
    const token = await shop.services.sessions.create(keeper.user, { agent: null, address: '::1' });
    const shown = (await (await shop.request('GET', `/order/${order.number}`, { token })).json()) as Order;
    const body = {
      version: shown.version,
      trackingCode: 'BR123',
      trackingUrl: 'https://rastreio.example/BR123',
    };
    await shop.request('PATCH', `/order/${order.number}`, { body, token });
    await move(order, 'shipped');
    const shipped = await lastTo(buyer.user.email);
    expect(shipped.text).toContain('Código de rastreio: BR123');
    expect(shipped.html).toContain('https://rastreio.example/BR123');
    await move(order, 'delivered');
    expect((await lastTo(buyer.user.email)).text).toContain('devolver até 28 de novembro de 2026');
    const reason = 'o gado <img src=x> não aceitou';
    await shop.request('POST', `/order/${order.number}/withdrawal`, { body: { reason }, token: buyer.token });
    const toShop = await lastTo(boaLida.company.email);
    expect(toShop.subject).toBe(`Desistência do pedido ${order.number}`);
    expect(toShop.text).toContain(reason);
    expect(toShop.html).not.toContain('<img src=x>');
    await move(order, 'refunded');
    expect(await namesTo(buyer.user.email)).toEqual([
      'orderPlaced',
      'orderPaid',
      'orderShipped',
      'orderDelivered',
      'withdrawalReceived',
      'orderRefunded',
    ]);
    expect((await lastTo(buyer.user.email)).text).toContain(`Vamos reembolsar ${plain(order.totals.total)}`);
  });

  it.each([
    ['that the time is over', 'expired', 'prazo do pagamento terminou'],
    ['that it was asked for', 'customer', 'como você pediu'],
    ['what the shop wrote', 'shop', 'Motivo: sem estoque do lote'],
  ])('say %s when an order is cancelled', async (_what, why, expected) => {
    const { buyer, order } = await buy();
    if (why === 'customer')
      await shop.request('POST', `/order/${order.number}/cancel`, { body: {}, token: buyer.token });
    if (why === 'shop') await move(order, 'cancelled', 'sem estoque do lote');
    shop.clock.current = new Date(NOW.getTime() + 31 * 60_000);
    await shop.services.orders.expirePayments(shop.clock.now());
    await shop.services.orders.expirePayments(shop.clock.now());
    expect(await namesTo(buyer.user.email)).toEqual(['orderPlaced', 'orderCancelled']);
    const { text } = await lastTo(buyer.user.email);
    expect(text).toContain(expected);
    expect(text).not.toContain('Vamos reembolsar');
  });

  it('tell that late money goes back', async () => {
    const { buyer, order } = await buy();
    await move(order, 'cancelled');
    await shop.services.orders.settleFromGateway(order.payment?.id ?? '', {
      status: 'approved',
      amountCents: null,
      reason: null,
      gatewayReference: null,
    });
    const { text } = await lastTo(buyer.user.email);
    expect(text).toContain('depois do prazo');
    expect(text).toContain(`Vamos reembolsar ${plain(order.totals.total)}`);
  });

  it('are written with the move or not at all', async () => {
    const { order } = await buy();
    const before = await shop.services.db.$count(outbox);
    const token = await shop.services.sessions.create(keeper.user, { agent: null, address: '::1' });
    const body = { state: 'approved', version: 99 };
    expect((await shop.request('PATCH', `/order/${order.number}/state`, { body, token })).status).toBe(409);
    expect(await shop.services.db.$count(outbox)).toBe(before);
    expect(await shop.services.db.$count(outbox, eq(outbox.dedupeKey, `orderPaid:${order.number}`))).toBe(0);
  });
});
