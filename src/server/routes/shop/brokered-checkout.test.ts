import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FreightQuote } from '@/contract/schemas/checkout';
import { createBrokeredFreight } from '@/server/ports/freight/brokered-freight';
import { createMelhorEnvio } from '@/server/ports/freight/melhor-envio';
import { startLocalServer, type LocalServer } from '@/testing/local-server';
import { makeOrder, makeOrderBody, sendOrder, testAddress, withHash } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

const SMALL = { shippingWeightGrams: 900, lengthCm: 20, widthCm: 10, heightCm: 5 };
const PAC = {
  id: 1,
  name: 'PAC',
  custom_price: '25.87',
  custom_delivery_time: 7,
  company: { id: 1, name: 'Correios' },
};

let broker: LocalServer;
let shop: TestApp;
let token: string;
beforeAll(async () => {
  broker = await startLocalServer(() => ({ body: [PAC] }));
  const clock = { now: () => shop.clock.now() };
  shop = await makeTestApp({
    freight: createBrokeredFreight({
      broker: createMelhorEnvio({
        url: broker.url,
        token: 't',
        contact: { name: 'Boa Lida', email: 'loja@boalida.test' },
        from: '38010000',
        timeoutMs: 1_000,
      }),
      clock,
      log: { warn: () => undefined },
    }),
  });
  for (const id of ['leve', 'outro', 'parado'])
    await makeProduct(shop.services.db, { id, variations: [{ ...SMALL, priceCents: 5_990 }] });
  ({ token } = await makeUser(shop.services));
});
afterAll(async () => {
  await shop.close();
  await broker.close();
});

describe('an order with a broker', () => {
  it('costs what its quote did, also when the broker dies between them', async () => {
    broker.answer = () => ({ body: [PAC] });
    const body = await withHash(shop, makeOrderBody('leve-v1', { freightService: 'me-1' }), token);
    broker.answer = () => ({ status: 500 });
    const response = await sendOrder(shop, body, token);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      freight: { service: 'me-1', name: 'PAC', carrier: 'Correios', businessDays: { min: 7, max: 7 } },
      totals: { freight: 25.87 },
    });
  });

  it('takes no service of the broker that it did not offer', async () => {
    broker.answer = () => ({ body: [PAC] });
    const body = makeOrderBody('outro-v1', { freightService: 'me-2' });
    const response = await sendOrder(shop, await withHash(shop, body, token), token);
    expect(await response.json()).toMatchObject({ errorCode: 'FREIGHT_UNAVAILABLE' });
  });

  it('goes by the table when the broker hangs, and nothing of it is free', async () => {
    broker.answer = () => 'hang';
    const response = await shop.request('POST', '/frete/calculate', {
      body: { cep: testAddress.postalCode, items: [{ variationId: 'parado-v1', quantity: 1 }] },
    });
    const { options, reason } = (await response.json()) as FreightQuote;
    expect(reason).toBeNull();
    expect(options.map(({ service, price }) => [service, price])).toEqual([
      ['economica', 27.14],
      ['expressa', 36.1],
      ['transportadora', 27.14],
      ['retirada', 0],
    ]);
    const order = await makeOrder(shop, token, 'parado-v1');
    expect(order.totals.freight).toBe(27.14);
  });
});
