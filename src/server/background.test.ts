import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { stockNotices } from '@/server/db/schema';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { runRound } from './background';

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());

it('a round tells who waited of stock and sends the mail, though an earlier step fails', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { services } = shop;
  await makeProduct(services.db, { id: 'p' });
  await services.db.insert(stockNotices).values({
    id: 'n',
    brandId: 'boa-lida',
    variationId: 'p-v1',
    email: 'ana@cliente.example',
    locale: 'pt-BR',
    createdAt: services.clock.now(),
  });
  const expirePayments = () => Promise.reject(new Error('the database hiccuped'));
  await runRound({ ...services, orders: { ...services.orders, expirePayments } });
  expect(log).toHaveBeenCalledOnce();
  expect(shop.mailer.mails).toMatchObject([{ to: 'ana@cliente.example', template: 'backInStock' }]);
});

it('beside the process that does the work of the shop, a round only writes and makes what is its own', async () => {
  const { services } = shop;
  const flush = vi.fn(() => Promise.resolve());
  const kick = vi.fn();
  const sendDueMails = vi.fn(() => Promise.resolve(0));
  const expirePayments = vi.fn(() => Promise.resolve(0));
  const watched = {
    ...services,
    searchLog: { ...services.searchLog, flush },
    revalidation: { ...services.revalidation, kick },
    outbox: { ...services.outbox, sendDueMails },
    orders: { ...services.orders, expirePayments },
  };
  await runRound(watched, async () => false);
  expect([flush, kick, sendDueMails, expirePayments].map((step) => step.mock.calls.length)).toEqual([
    1, 1, 0, 0,
  ]);
  await runRound(watched);
  expect([flush, kick, sendDueMails, expirePayments].map((step) => step.mock.calls.length)).toEqual([
    2, 2, 1, 1,
  ]);
});
