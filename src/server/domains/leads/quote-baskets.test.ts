import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linhaMatriz } from '@config/brands/linha-matriz';
import { MAX_QUOTE_LINES, MAX_QUOTE_UNITS } from '@config/quotes';
import type { ErrorBody } from '@/contract/errors';
import type { Lead } from '@/contract/schemas/leads';
import { leads, outbox, products, variations } from '@/server/db/schema';
import { makeFilledToken, makeQuote } from '@/testing/make-lead';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { LEADS_PER_ADDRESS } from './leads.service';

/** A Saturday in São Paulo: the next business day is Monday. */
const SATURDAY = '2026-11-21T12:00:00Z';
const MONDAY_NIGHT = '2026-11-24T02:59:59.999Z';

let shop: TestApp;
let bag: string;
beforeEach(async () => {
  shop = await makeTestApp({ brand: linhaMatriz, now: SATURDAY });
  const { id } = await makeProduct(shop.services.db, {
    brandIds: [linhaMatriz.id],
    title: 'Matriz 60',
    translations: { en: { title: 'Matriz 60 Mineral' } },
    variations: [{ presentation: 'Saco 30 kg', shippingWeightGrams: 30_000 }],
  });
  bag = `${id}-v1`;
});
afterEach(() => shop.close());

const send = async (body: unknown, token?: string) => {
  const response = await shop.request('POST', '/lead/', { body, token });
  const answer = (await response.json()) as ErrorBody & { reference: string; answerBy: string | null };
  return { status: response.status, body: answer };
};
const sendQuote = async (
  overrides: Parameters<typeof makeQuote>[1] = {},
  lines = [{ variationId: bag, units: 14 }],
) => send(makeQuote(lines, { token: await makeFilledToken(shop), ...overrides }));
const listStored = () => shop.services.db.select().from(leads);
const mailTo = (address: string) => shop.mailer.mails.find(({ to }) => to === address);

describe('a list of packs to quote', () => {
  it('is stored with its packs, destination and deadline, in one go', async () => {
    const { status, body } = await sendQuote();
    expect([status, body.fields]).toEqual([201, undefined]);
    expect(body.answerBy).toBe(MONDAY_NIGHT);
    const [row] = await listStored();
    expect(row).toMatchObject({
      brandId: 'linha-matriz',
      kind: 'quote_basket',
      data: { company: 'Fazenda Boa Vista', cep: '38400000', city: 'Uberlândia', state: 'MG' },
      lines: [
        { variationId: bag, title: 'Matriz 60', presentation: 'Saco 30 kg', units: 14, weightGrams: 30_000 },
      ],
      answerBy: new Date(MONDAY_NIGHT),
      handledAt: null,
    });
    expect(row?.data).not.toHaveProperty('lines');
  });

  it('is mailed to the factory in Portuguese and to its sender in their language, with the promised day', async () => {
    await sendQuote({ locale: 'en' });
    expect(await shop.services.outbox.sendDueMails()).toBe(2);
    const toShop = mailTo(linhaMatriz.company.email);
    expect(toShop?.subject).toMatch(/^Pedido de orçamento .*Tereza Prado$/);
    expect(toShop?.text).toMatch(/14 × Matriz 60, Saco 30 kg/);
    expect(toShop?.text).toMatch(/420 kg/);
    expect(toShop?.text).toContain('38400-000');
    expect(toShop?.text).toContain('23 de novembro de 2026');
    const toSender = mailTo('tereza@cliente.example');
    expect(toSender?.text).toMatch(/14 × Matriz 60 Mineral, 30 kg bag/);
    expect(toSender?.text).toContain('November 23, 2026');
  });

  it('carries nothing that was typed to the address that was typed', async () => {
    const spam = 'Ganhe em https://golpe.example';
    await sendQuote({ name: spam, company: spam, city: spam, message: spam });
    await shop.services.outbox.sendDueMails();
    expect(`${mailTo('tereza@cliente.example')?.html}`).not.toContain('golpe.example');
  });

  it('needs no CEP, no company and no stock: a factory makes what is asked for', async () => {
    await shop.services.db.update(variations).set({ stock: 0 }).where(eq(variations.id, bag));
    expect((await sendQuote({ cep: '', company: '' })).status).toBe(201);
    expect((await listStored())[0]?.data).toEqual({ city: 'Uberlândia', state: 'MG' });
  });

  it('that is sent again because its answer was lost is stored and mailed once', async () => {
    const quote = makeQuote([{ variationId: bag, units: 14 }], { token: await makeFilledToken(shop) });
    const answers = [await send(quote), await send(quote)];
    expect(answers[1]?.body.reference).toBe(answers[0]?.body.reference);
    expect(await listStored()).toHaveLength(1);
    expect(await shop.services.db.$count(outbox)).toBe(2);
  });

  it('that is sent again after midnight, its pack hidden by then, is answered as it is stored', async () => {
    // The last minute of Monday: asked for now it is answered on Tuesday, a few minutes later on Wednesday.
    shop.clock.current = new Date('2026-11-24T02:58:00Z');
    const quote = makeQuote([{ variationId: bag, units: 14 }], { token: await makeFilledToken(shop) });
    const first = await send(quote);
    shop.clock.current = new Date('2026-11-24T03:05:00Z');
    await shop.services.db.update(products).set({ published: false });
    expect(await send(quote)).toEqual(first);
    expect(first).toMatchObject({ status: 201, body: { answerBy: '2026-11-25T02:59:59.999Z' } });
    expect(await listStored()).toHaveLength(1);
  });

  it('that comes twice at once is answered with the one deadline that is stored', async () => {
    shop.clock.current = new Date('2026-11-23T21:00:00Z');
    const quote = makeQuote([{ variationId: bag, units: 14 }], { token: await makeFilledToken(shop) });
    const opened = shop.clock.current.getTime();
    let asked = 0;
    vi.spyOn(shop.clock, 'now').mockImplementation(() => new Date(opened + (asked++ % 3) * 20 * 3_600_000));
    const answers = await Promise.all([send(quote), send(quote), send(quote)]);
    const [row] = await listStored();
    expect(new Set(answers.map(({ body }) => body.answerBy))).toEqual(
      new Set([row?.answerBy?.toISOString()]),
    );
    expect(await shop.services.db.$count(outbox)).toBe(2);
  });
});

describe('a shop with a cart', () => {
  it('quotes no list', async () => {
    await shop.close();
    shop = await makeTestApp({ now: SATURDAY });
    const { id } = await makeProduct(shop.services.db, { brandIds: ['boa-lida'] });
    const { status, body } = await sendQuote({}, [{ variationId: `${id}-v1`, units: 1 }]);
    expect([status, body.errorCode, body.fields]).toEqual([422, 'VALIDATION', { kind: 'unknownOption' }]);
    expect(await listStored()).toEqual([]);
  });
});

describe('a wrong list', () => {
  const line = (fields: object = {}) => ({ variationId: 'x', units: 1, ...fields });
  it.each([
    ['no line', { lines: [] }, { lines: 'required' }],
    ['none at all', { lines: undefined }, { lines: 'invalid' }],
    [
      'too many lines',
      { lines: Array.from({ length: MAX_QUOTE_LINES + 1 }, (_, n) => line({ variationId: `${n}` })) },
      { lines: 'tooMany' },
    ],
    ['no unit', { lines: [line({ units: 0 })] }, { 'lines.0.units': 'quantity' }],
    ['a part of a unit', { lines: [line({ units: 1.5 })] }, { 'lines.0.units': 'integer' }],
    ['too many units', { lines: [line({ units: MAX_QUOTE_UNITS + 1 })] }, { 'lines.0.units': 'tooLarge' }],
    ['a pack twice', { lines: [line(), line()] }, { 'lines.1.variationId': 'taken' }],
    ['a price', { lines: [line({ price: 1 })] }, { 'lines.0.price': 'unknownField' }],
    ['a wrong CEP', { cep: '384' }, { cep: 'cep' }],
    ['the CEP of another state', { cep: '01001-000' }, { state: 'state' }],
    ['no city', { city: '' }, { city: 'required' }],
    ['no telephone', { phone: '' }, { phone: 'required' }],
    ['a deadline of its own', { answerBy: SATURDAY }, { answerBy: 'unknownField' }],
  ])('with %s is refused with the field, and nothing is stored', async (_name, wrong, fields) => {
    const { status, body } = await send({ ...makeQuote([line()], { token: 'x' }), ...wrong });
    expect([status, body.errorCode, body.fields]).toEqual([422, 'VALIDATION', fields]);
    expect(await listStored()).toEqual([]);
  });

  it('names each pack that is not quoted: unknown, of another brand, hidden, or under special control', async () => {
    const { db } = shop.services;
    const foreign = await makeProduct(db, { brandIds: ['boa-lida'] });
    const hidden = await makeProduct(db, { brandIds: [linhaMatriz.id], published: false });
    const restricted = await makeProduct(db, { brandIds: [linhaMatriz.id], saleClass: 'restrito' });
    const ids = ['nenhum', bag, ...[foreign, hidden, restricted].map(({ id }) => `${id}-v1`)];
    const { status, body } = await sendQuote(
      {},
      ids.map((variationId) => ({ variationId, units: 1 })),
    );
    expect(status).toBe(422);
    expect(body.fields).toEqual(
      Object.fromEntries([0, 2, 3, 4].map((index) => [`lines.${index}.variationId`, 'notQuoted'])),
    );
    expect(await listStored()).toEqual([]);
  });

  it('of a machine gets the answer of a person, and nothing is stored', async () => {
    const { status, body } = await sendQuote({ website: 'https://golpe.example' });
    expect([status, body.answerBy]).toEqual([201, MONDAY_NIGHT]);
    expect(await listStored()).toEqual([]);
  });

  it('counts among the forms of an address', async () => {
    for (let n = 0; n < LEADS_PER_ADDRESS.limit; n += 1)
      expect((await sendQuote({ email: `p${n}@cliente.example` })).status).toBe(201);
    expect((await sendQuote()).status).toBe(429);
  });
});

describe('what staff and its sender see of a quote', () => {
  it('is its packs as they were named when it was sent', async () => {
    await sendQuote();
    await shop.services.db.update(products).set({ title: 'Outro nome' });
    const { token } = await makeUser(shop.services, { permissions: ['leads.read'] });
    const response = await shop.request('GET', '/lead/?tipo=quote_basket', { token });
    const { items } = (await response.json()) as { items: Lead[] };
    expect(items).toMatchObject([
      { kind: 'quote_basket', answerBy: MONDAY_NIGHT, lines: [{ title: 'Matriz 60', units: 14 }] },
    ]);
    const table = await (await shop.request('GET', '/lead/export', { token })).text();
    expect(table).toContain('14 × Matriz 60, Saco 30 kg');
    expect(table).toContain('38400-000');
  });

  it('is in the export of the account that sent it, and belongs to it', async () => {
    const { token, user } = await makeUser(shop.services);
    await send(makeQuote([{ variationId: bag, units: 3 }], { token: await makeFilledToken(shop) }), token);
    const exported = await (await shop.request('GET', '/user/self/export', { token })).json();
    expect(exported).toMatchObject({
      messages: [{ kind: 'quote_basket', written: { lines: [{ units: 3 }] } }],
    });
    expect(await shop.services.db.$count(leads, eq(leads.userId, user.id))).toBe(1);
  });
});
