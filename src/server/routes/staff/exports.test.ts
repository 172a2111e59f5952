import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, leads } from '@/server/db/schema';
import { planLead } from '@/server/domains/leads/plan-lead';
import { insertOrder } from '@/testing/insert-order';
import { makeContactLead } from '@/testing/make-lead';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { TABLES_PER_USER } from './reports.routes';

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp();
  const { db } = shop.services;
  const { id } = await makeProduct(db);
  await insertOrder(db, {
    number: 'BL-1',
    createdAt: new Date('2026-11-20T02:30:00Z'),
    totalCents: 123_456,
    couponCode: 'SECA',
    lines: [{ variationId: `${id}-v1`, quantity: 3 }],
    payer: {
      fullName: '=HYPERLINK("https://golpe.example";"Tereza")',
      email: 'tereza@cliente.example',
      document: '11144477735',
      stateRegistration: null,
      phone: '+55 34 90000-0001',
    },
  });
  await insertOrder(db, { number: 'BL-2', state: 'shipped', createdAt: new Date('2026-11-20T12:00:00Z') });
  await insertOrder(db, { number: 'TS-3', brandId: 'tropa-e-sela' });
  const lead = { ...makeContactLead({ message: 'linha 1\nlinha "2"; fim' }), token: 'x' } as never;
  await db.insert(leads).values(planLead(lead, 'boa-lida', new Date('2026-11-20T12:00:00Z')));
  await db
    .insert(leads)
    .values(planLead({ ...(lead as object), email: 'b@b.example' } as never, 'linha-matriz', new Date()));
});
afterAll(() => shop.close());

const fetchTable = async (path: string, permissions: string[]) => {
  const { token, user } = await makeUser(shop.services, { fullName: 'Aurora Valadão', permissions });
  const response = await shop.request('GET', path, { token });
  const csv = Buffer.from(await response.arrayBuffer()).toString('utf8');
  const { data } = Papa.parse<Record<string, string>>(csv.replace('\uFEFF', ''), {
    delimiter: ';',
    header: true,
    skipEmptyLines: true,
  });
  return { response, csv, rows: data, user };
};
const lastAudit = async (actorId: string) =>
  (await shop.services.db.select().from(auditLog).where(eq(auditLog.actorId, actorId))).at(-1);

describe('GET /order/export', () => {
  it('is a file a Brazilian spreadsheet opens, with this brand’s orders by the shop’s clock', async () => {
    const { response, csv, rows } = await fetchTable('/order/export', ['orders.read']);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="pedidos-2026-11-21.csv"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(csv.startsWith('\uFEFFPedido;Data;')).toBe(true);
    expect(rows.map((row) => row.Pedido)).toEqual(['BL-2', 'BL-1']);
    expect(rows[1]).toMatchObject({
      Data: '19/11/2026 23:30',
      Situação: 'Aprovado',
      'CPF ou CNPJ': '111.444.777-35',
      Pagamento: 'Pix',
      Unidades: '3',
      Total: '1234,56',
      Cupom: 'SECA',
      Cidade: '',
    });
  });

  it('lets no name of a customer compute in the spreadsheet', async () => {
    const { rows } = await fetchTable('/order/export', ['orders.read']);
    expect(rows[1]?.Cliente).toBe(`'=HYPERLINK("https://golpe.example";"Tereza")`);
    expect(rows[1]?.Telefone).toBe("'+55 34 90000-0001");
  });

  it('holds what the list holds, and notes who took what', async () => {
    const { rows, user } = await fetchTable('/order/export?estado=shipped&ordem=antigos', ['orders.read']);
    expect(rows.map((row) => row.Pedido)).toEqual(['BL-2']);
    expect(await lastAudit(user.id)).toMatchObject({
      action: 'order.export',
      entity: 'order',
      details: { filters: { estado: 'shipped', ordem: 'antigos' }, rows: 1 },
    });
  });
});

describe('GET /user/export', () => {
  it('holds the people of the list with what `users.read` may see', async () => {
    await makeUser(shop.services, {
      id: 'bento',
      fullName: 'Bento Couto',
      document: 'AGR0VET1000175',
      permissions: ['representante', 'linha_branca'],
      representativeCode: 'BENTO26',
    });
    await makeUser(shop.services, { fullName: 'Bento Ido', deletedAt: new Date() });
    const { response, rows, csv, user } = await fetchTable('/user/export?q=bento', ['users.read']);
    expect(response.headers.get('content-disposition')).toContain('usuarios-2026-11-21.csv');
    expect(rows).toEqual([
      expect.objectContaining({
        Nome: 'Bento Couto',
        'CPF ou CNPJ': 'AG.R0V.ET1/0001-75',
        Administrador: 'não',
        Permissões: 'Representante, Linha Branca',
        'Código de representante': 'BENTO26',
        Cadastro: '21/11/2026 09:00',
      }),
    ]);
    expect(csv).not.toContain('argon2');
    expect(await lastAudit(user.id)).toMatchObject({
      action: 'user.export',
      details: { filters: { q: 'bento' }, rows: 1 },
    });
    const only = await fetchTable('/user/export?representantes=true', ['users.read']);
    expect(only.rows.map((row) => row.Nome)).toEqual(['Bento Couto']);
  });
});

describe('GET /lead/export', () => {
  it('holds this brand’s messages with the fields of their form', async () => {
    const { rows, user } = await fetchTable('/lead/export?tipo=contact&pendentes=true', ['leads.read']);
    expect(rows).toEqual([
      expect.objectContaining({
        Formulário: 'Contato',
        Assunto: 'technical',
        Mensagem: 'linha 1\nlinha "2"; fim',
        'Respondido em': '',
      }),
    ]);
    expect(await lastAudit(user.id)).toMatchObject({ action: 'lead.export', details: { rows: 1 } });
  });
});

describe('who may take a table', () => {
  it.each([
    ['/order/export', 'orders.read'],
    ['/user/export', 'users.read'],
    ['/lead/export', 'leads.read'],
  ])('%s is for %s alone, not for a representative', async (path, permission) => {
    expect((await shop.request('GET', path)).status).toBe(401);
    const others = ['orders.read', 'users.read', 'leads.read', 'representante'].filter(
      (one) => one !== permission,
    );
    const { response } = await fetchTable(path, others);
    expect(response.status).toBe(403);
    expect((await fetchTable(path, [permission])).response.status).toBe(200);
  });

  it.each([
    '/order/export?estado=stolen',
    '/order/export?de=x',
    '/lead/export?tipo=x',
    '/user/export?representantes=x',
  ])('refuses %s', async (path) => {
    const { response } = await fetchTable(path, ['orders.read', 'users.read', 'leads.read']);
    expect(response.status).toBe(422);
  });

  it('takes twenty an hour, of all kinds together', async () => {
    const { token } = await makeUser(shop.services, { permissions: ['orders.read', 'leads.read'] });
    const take = (path: string) => shop.request('GET', path, { token });
    for (let taken = 0; taken < TABLES_PER_USER.limit; taken += 1)
      expect((await take(taken % 2 ? '/order/export' : '/lead/export')).status).toBe(200);
    const refused = await take('/order/export');
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, 3_600]);
    expect((await fetchTable('/order/export', ['orders.read'])).response.status).toBe(200);
  });
});
