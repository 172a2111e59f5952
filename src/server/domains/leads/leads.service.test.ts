import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linhaMatriz } from '@config/brands/linha-matriz';
import { LEAD_MIN_FILL_MS } from '@/contract/constants';
import type { ErrorBody } from '@/contract/errors';
import type { Output } from '@/contract/contract';
import type { CreateLeadInput, Lead } from '@/contract/schemas/leads';
import { auditLog, leads, outbox } from '@/server/db/schema';
import { makeContactLead, makeFilledToken } from '@/testing/make-lead';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { MAX_TOKEN_AGE_MS } from './lead-token';
import { LEADS_PER_ADDRESS, LEADS_PER_EMAIL } from './leads.service';
import { planLead } from './plan-lead';

let shop: TestApp;
beforeEach(async () => void (shop = await makeTestApp()));
afterEach(() => shop.close());

const send = async (body: unknown) => {
  const response = await shop.request('POST', '/lead/', { body });
  return { status: response.status, body: (await response.json()) as ErrorBody & Output<'createLead'> };
};
const listStored = () => shop.services.db.select().from(leads);
const countMails = () => shop.services.db.$count(outbox);

describe('a filled-in form', () => {
  it('is stored, mailed to the shop, and confirmed to its sender', async () => {
    const { status, body } = await send(makeContactLead({ token: await makeFilledToken(shop) }));
    expect(status).toBe(201);
    const [row] = await listStored();
    expect(row).toMatchObject({
      brandId: 'boa-lida',
      kind: 'contact',
      name: 'Tereza Prado',
      phone: '(34) 90000-0001',
      data: { topic: 'technical' },
      handledAt: null,
    });
    expect(body).toEqual({
      reference: row?.id.slice(0, 8).toUpperCase(),
      answerBy: null,
      confirmationSent: true,
    });
    expect(await shop.services.outbox.sendDueMails()).toBe(2);
    const [toShop, toSender] = ['atendimento@boalida.example', 'tereza@cliente.example'].map((address) =>
      shop.mailer.mails.find(({ to }) => to === address),
    );
    expect(toShop?.subject).toContain('Tereza Prado');
    expect(toShop?.text).toContain('Qual a dose para bezerro desmamado?');
    expect(toShop?.text).toContain('Dúvida técnica');
    // Who answers the mail writes to the sender, and who answers the confirmation to the shop.
    expect([toShop?.replyTo, toSender?.replyTo]).toEqual(['tereza@cliente.example', undefined]);
    expect(toSender?.text).toContain(body.reference);
  });

  it('has its lines in the plain text of the mail too', async () => {
    await send(
      makeContactLead({ token: await makeFilledToken(shop), message: 'Duas perguntas:\nDose?\nPrazo?' }),
    );
    await shop.services.outbox.sendDueMails();
    const toShop = shop.mailer.mails.find(({ to }) => to === 'atendimento@boalida.example');
    expect(toShop?.text).toContain('Duas perguntas:\nDose?\nPrazo?');
  });

  it('says whether a mail confirms it: one mailbox gets only so many', async () => {
    // Each form twice, as if the first answer was lost.
    const post = async () => {
      const lead = makeContactLead({ token: await makeFilledToken(shop) });
      return [await send(lead), await send(lead)].map(({ body }) => body.confirmationSent);
    };
    const first = [await post(), await post()];
    shop.clock.current = new Date(shop.clock.current.getTime() + LEADS_PER_ADDRESS.windowSeconds * 1_000);
    expect([...first, await post(), await post()]).toEqual([
      [true, true],
      [true, true],
      [true, true],
      [false, false],
    ]);
  });

  it('never carries a stranger’s words to the address that was typed', async () => {
    const spam = 'Ganhe dinheiro em https://golpe.example';
    await send(makeContactLead({ token: await makeFilledToken(shop), name: spam, message: spam }));
    await shop.services.outbox.sendDueMails();
    const mail = shop.mailer.mails.find(({ to }) => to === 'tereza@cliente.example');
    expect(`${mail?.subject} ${mail?.html}`).not.toContain('golpe.example');
  });

  it('keeps markup as the text it is, and the mail shows it inert', async () => {
    const markup = '<img src=x onerror=alert(1)> <script>alert(2)</script>';
    await send(makeContactLead({ token: await makeFilledToken(shop), message: markup }));
    expect((await listStored())[0]?.message).toBe(markup);
    await shop.services.outbox.sendDueMails();
    const html = shop.mailer.mails.find(({ to }) => to === 'atendimento@boalida.example')?.html ?? '';
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toMatch(/<img src=x|<script>alert/);
  });

  it('that is sent again because its answer was lost is stored and mailed once', async () => {
    const lead = makeContactLead({ token: await makeFilledToken(shop) });
    const answers = [await send(lead), await send(lead)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]?.body.reference).toBe(answers[0]?.body.reference);
    expect(await listStored()).toHaveLength(1);
    expect(await countMails()).toBe(2);
  });

  it.each([
    [
      'quote',
      { product: 'Matriz 60', productSlug: 'matriz-60', monthlyVolume: '1500,50', state: 'MG', message: '' },
      { product: 'Matriz 60', productSlug: 'matriz-60', monthlyVolume: '1500,50', state: 'MG' },
    ],
    [
      'partner',
      { activity: 'reseller', document: 'AGR0VET1000175', city: 'Uberaba', state: 'MG' },
      { activity: 'reseller', document: 'AGR0VET1000175', city: 'Uberaba', state: 'MG' },
    ],
    [
      'own_brand',
      {
        company: 'Fazenda Boa Vista',
        document: 'sa.l0m.nrl/0001-71',
        state: 'GO',
        product: 'Sal mineral 60',
        monthlyVolume: '12000',
      },
      { company: 'Fazenda Boa Vista', document: 'SAL0MNRL000171', product: 'Sal mineral 60' },
    ],
  ] as const)('of kind %s keeps its own fields', async (kind, fields, data) => {
    const { topic: _, kind: __, ...person } = makeContactLead({ token: await makeFilledToken(shop) });
    const { status, body } = await send({ ...person, kind, ...fields });
    expect([status, body.fields]).toEqual([201, undefined]);
    expect((await listStored())[0]).toMatchObject({ kind, data });
  });
});

describe('protection', () => {
  it('answers a machine that fills in the hidden field as if it were stored', async () => {
    const token = await makeFilledToken(shop);
    const { status, body } = await send(makeContactLead({ token, website: 'https://golpe.example' }));
    expect(status).toBe(201);
    expect(body.reference).toMatch(/^[0-9A-F]{8}$/);
    expect([await listStored(), await countMails()]).toEqual([[], 0]);
  });

  it('takes a form filled in faster than a person can for a machine', async () => {
    const token = await makeFilledToken(shop, LEAD_MIN_FILL_MS - 1);
    expect((await send(makeContactLead({ token }))).status).toBe(201);
    expect(await listStored()).toEqual([]);
  });

  it('is patient with a form that lay open for two days, and not longer', async () => {
    const token = await makeFilledToken(shop, MAX_TOKEN_AGE_MS);
    expect((await send(makeContactLead({ token }))).status).toBe(201);
    expect(await listStored()).toHaveLength(1);
    const old = await makeFilledToken(shop, MAX_TOKEN_AGE_MS + 1);
    expect((await send(makeContactLead({ token: old }))).body.fields).toEqual({ token: 'invalid' });
  });

  it.each(['', 'abc', 'a.b.c', 'zzzzzzzz.AAAA.signature'])('refuses the made-up token %s', async (token) => {
    const { status, body } = await send(makeContactLead({ token }));
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['token']]);
    expect(await listStored()).toEqual([]);
  });

  it('refuses the sixth form from one address in ten minutes, and the 21st of an e-mail in a day', async () => {
    const post = async (email: string) =>
      (await send(makeContactLead({ token: await makeFilledToken(shop), email }))).status;
    for (let i = 0; i < LEADS_PER_ADDRESS.limit; i += 1)
      expect(await post(`p${i}@cliente.example`)).toBe(201);
    const refused = await send(makeContactLead({ token: await makeFilledToken(shop) }));
    expect(refused).toMatchObject({ status: 429, body: { errorCode: 'RATE_LIMITED' } });
    for (let i = 0; i < LEADS_PER_EMAIL.limit; i += 1) {
      if (i % LEADS_PER_ADDRESS.limit === 0)
        shop.clock.current = new Date(shop.clock.current.getTime() + LEADS_PER_ADDRESS.windowSeconds * 1_000);
      expect(await post('mesma@cliente.example')).toBe(201);
    }
    shop.clock.current = new Date(shop.clock.current.getTime() + LEADS_PER_ADDRESS.windowSeconds * 1_000);
    expect(await post('mesma@cliente.example')).toBe(429);
  });

  const wrong: [string, object][] = [
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(121) }],
    ['email', { email: 'tereza' }],
    ['phone', { phone: '1234' }],
    ['topic', { topic: 'spam' }],
    ['message', { message: 'curta' }],
    ['message', { message: 'x'.repeat(4_001) }],
    ['message', { message: 'com nulo \0 no meio' }],
    ['kind', { kind: 'complaint' }],
    ['kind', { kind: undefined }],
    ['locale', { locale: 'xx' }],
    ['brandId', { brandId: 'linha-matriz' }],
    ['handledAt', { handledAt: '2026-01-01T00:00:00Z' }],
  ];
  it.each(wrong)('refuses a wrong %s and keeps nothing', async (field, fields) => {
    const { status, body } = await send({ ...makeContactLead({ token: 'x' }), ...fields });
    expect([status, body.errorCode, Object.keys(body.fields ?? {})]).toEqual([422, 'VALIDATION', [field]]);
    expect(await listStored()).toEqual([]);
  });

  it.each([
    ['partner', { document: '111.111.111-11' }, 'document'],
    ['own_brand', { document: '111.444.777-35' }, 'cnpj'],
    ['own_brand', { monthlyVolume: '1.500' }, 'number'],
    ['own_brand', { monthlyVolume: '0,50' }, 'tooSmall'],
    ['quote', { state: 'XX' }, 'required'],
    ['quote', { phone: '' }, 'required'],
    ['contact', { phone: '1234' }, 'phone'],
    ['contact', { name: '' }, 'required'],
  ] as const)('names what is wrong in a %s form: %j', async (kind, fields, code) => {
    const { body } = await send({ ...makeContactLead(), kind, token: 'x', ...fields });
    const [name = ''] = Object.keys(fields);
    expect(body.fields).toMatchObject({ [name]: code });
  });
});

describe('reading the messages', () => {
  const put = async (overrides: Partial<CreateLeadInput> = {}, brandId = 'boa-lida', minute = 0) => {
    const createdAt = new Date(Date.UTC(2026, 10, 20, 10, minute));
    const lead = { ...makeContactLead(), token: `${minute}`, ...overrides, phone: null } as never;
    await shop.services.db.insert(leads).values(planLead(lead, brandId, createdAt));
  };
  const list = async (query = '', permissions: string[] = ['leads.read']) => {
    const { token } = await makeUser(shop.services, { permissions });
    const response = await shop.request('GET', `/lead/${query}`, { token });
    return { status: response.status, body: (await response.json()) as { items: Lead[]; total: number } };
  };

  it('lists this brand’s own, newest first, by kind and by what is open', async () => {
    await put({ name: 'Primeira' }, 'boa-lida', 1);
    await put({ name: 'Segunda' }, 'boa-lida', 2);
    await put({ name: 'De outra loja' }, linhaMatriz.id, 3);
    const { body } = await list();
    expect(body).toMatchObject({ total: 2, items: [{ name: 'Segunda' }, { name: 'Primeira' }] });
    await shop.services.db.update(leads).set({ handledAt: new Date() }).where(eq(leads.name, 'Segunda'));
    expect((await list('?pendentes=true')).body.items.map(({ name }) => name)).toEqual(['Primeira']);
    expect((await list('?tipo=partner')).body.total).toBe(0);
    const [first] = (await list('?q=PRIMEIRA')).body.items;
    expect(first?.name).toBe('Primeira');
    expect((await list(`?q=${first?.reference.toLowerCase()}`)).body.items).toEqual([first]);
    expect((await list('?q=ninguem')).body.total).toBe(0);
    expect((await list('?tipo=nada')).status).toBe(422);
  });

  it('is for `leads.read` alone', async () => {
    expect((await shop.request('GET', '/lead/')).status).toBe(401);
    expect((await list('', ['orders.read'])).status).toBe(403);
  });

  it('marks a message as handled and as open again; another brand’s does not exist', async () => {
    await put();
    await put({}, linhaMatriz.id, 1);
    const { token } = await makeUser(shop.services, { permissions: ['leads.read'] });
    const [own, foreign] = ['boa-lida', linhaMatriz.id].map(async (brandId) =>
      (await listStored()).find((row) => row.brandId === brandId),
    );
    const patch = async (id: string | undefined, body: unknown, as: string | undefined = token) => {
      const response = await shop.request('PATCH', `/lead/${id}`, { body, token: as });
      return { status: response.status, body: (await response.json()) as Lead };
    };
    const id = (await own)?.id;
    const handledAt = shop.clock.now().toISOString();
    expect((await patch(id, { handled: true })).body.handledAt).toBe(handledAt);
    shop.clock.current = new Date(shop.clock.current.getTime() + 60_000);
    expect((await patch(id, { handled: true })).body.handledAt).toBe(handledAt);
    expect((await patch(id, { handled: false })).body.handledAt).toBeNull();
    const noted = await shop.services.db.select().from(auditLog).orderBy(auditLog.id);
    expect(noted.map(({ action, entityId, details }) => ({ action, entityId, details }))).toEqual([
      {
        action: 'lead.update',
        entityId: id,
        details: { before: { handledAt: null }, after: { handledAt } },
      },
      {
        action: 'lead.update',
        entityId: id,
        details: { before: { handledAt }, after: { handledAt: null } },
      },
    ]);
    expect((await patch((await foreign)?.id, { handled: true })).status).toBe(404);
    expect((await patch('nenhuma', { handled: true })).status).toBe(404);
    expect((await patch(id, { handled: 'sim' })).status).toBe(422);
    const customer = await makeUser(shop.services);
    expect((await patch(id, { handled: true }, customer.token)).status).toBe(403);
  });
});
