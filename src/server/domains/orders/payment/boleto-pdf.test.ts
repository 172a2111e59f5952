import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '@/contract/schemas/orders';
import { orders } from '@/server/db/schema';
import { formatBoletoLine } from '@/lib/codes/boleto-line';
import { formatDocument } from '@/lib/documents';
import { makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { readPdfText } from '@/testing/pdf/read-pdf-text';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';
import { drawBoletoPdf, planBoletoPdf } from './boleto-pdf';
import { listPayments } from '@/server/domains/orders/orders.repo';

const NOW = '2026-11-21T12:00:00Z';
let shop: TestApp;
let owner: Awaited<ReturnType<typeof makeUser>>;
let order: Order;
beforeAll(async () => {
  shop = await makeTestApp({ now: NOW });
  owner = await makeUser(shop.services);
  const product = await makeProduct(shop.services.db, { variations: [{ stock: 9 }] });
  order = await makeOrder(shop, owner.token, `${product.id}-v1`, { paymentMethod: 'boleto' });
});
afterAll(() => shop.close());

const open = (href: string | null | undefined) => shop.app.request(href ?? 'no address');

describe('a boleto as a PDF', () => {
  it('says who pays whom, how much, until when, and by which line', async () => {
    const [row] = await shop.services.db.select().from(orders).where(eq(orders.number, order.number));
    if (!row) throw new Error('No order');
    const [payment] = await listPayments(shop.services.db, row.id);
    if (!payment) throw new Error('No payment');
    const { brand } = shop.services;
    expect(planBoletoPdf(row, payment, { brand, simulated: true })).toMatchObject({
      simulated: true,
      number: order.number,
      issuedOn: '21/11/2026',
      dueOn: order.payment?.boleto?.dueDate.split('-').reverse().join('/'),
      line: expect.stringMatching(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/),
      barcode: order.payment?.boleto?.barcode,
      payee: { name: brand.company.legalName, document: formatDocument(brand.company.cnpj) },
      payer: { name: 'Tereza Prado', document: '111.444.777-35' },
    });
    expect(planBoletoPdf(row, { ...payment, boleto: null }, { brand, simulated: true })).toBeNull();
  });

  it('is opened by the address on the order and in the mail, and by no other', async () => {
    const answer = await open(order.payment?.boletoPdf);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="boleto-${order.number}.pdf"`,
      'cache-control': 'private, no-store',
    });
    const file = Buffer.from(await answer.arrayBuffer());
    const bytes = file.toString('latin1');
    expect(bytes.startsWith('%PDF-')).toBe(true);
    expect(bytes.trimEnd().endsWith('%%EOF')).toBe(true);
    const text = readPdfText(file);
    expect(text).toContain('Recibo do pagador');
    expect(text).toContain(formatBoletoLine(order.payment?.boleto?.line ?? 'no line'));
    await shop.services.outbox.sendDueMails();
    const mail = shop.mailer.mails.find(({ subject }) => subject.includes(order.number));
    expect(mail?.html).toContain(order.payment?.boletoPdf);
    const forged = order.payment?.boletoPdf?.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'));
    expect((await open(forged)).status).toBe(404);
    const reused = order.payment?.boletoPdf?.replace('/boleto/', '/prescription_file/');
    expect((await open(reused)).status).toBe(404);
  });

  it('is drawn whole for a payer whose name has letters that its fonts lack', async () => {
    const facts = {
      simulated: false,
      bank: '001',
      line: '00190.00009',
      barcode: '0'.repeat(44),
      number: '1',
      issuedOn: '21/11/2026',
      dueOn: '24/11/2026',
      amount: 'R$ 1,00',
      payee: { name: 'Boa Lida', document: '', address: '' },
      payer: { name: 'Łukasz ≥ سل Čapek', document: '', address: '' },
    };
    expect(readPdfText(await drawBoletoPdf(facts))).toContain('Lukasz >= ?? Capek');
  });

  it('is not shown to who may not read the payer, and is gone once it is not to be paid any more', async () => {
    const clerk = await makeUser(shop.services, { permissions: ['orders.write'] });
    const seen = await shop.request('PATCH', `/order/${order.number}`, {
      token: clerk.token,
      body: { version: order.version, internalNote: 'x' },
    });
    expect(JSON.stringify(await seen.json())).not.toContain('/order/boleto/');
    await shop.request('POST', `/order/${order.number}/cancel`, { token: owner.token, body: {} });
    expect((await open(order.payment?.boletoPdf)).status).toBe(404);
  });
});
