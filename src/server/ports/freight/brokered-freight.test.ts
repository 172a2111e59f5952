import { afterEach, describe, expect, it, vi } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import { startLocalServer, type LocalAnswer, type LocalServer } from '@/testing/local-server';
import { createBrokeredFreight } from './brokered-freight';
import { BROKER_TIMEOUT_MS, createMelhorEnvio } from './melhor-envio';
import { tableFreight } from './table-freight';

const PLACE = { cep: '01001000', state: 'SP', rural: false };
const BOX = {
  realWeightGrams: 900,
  volumeCm3: 1000,
  goodsCents: 11_980,
  packs: [
    {
      id: 'v1',
      lengthCm: 20,
      widthCm: 10,
      heightCm: 5,
      weightGrams: 450,
      unitCents: 5_990,
      quantity: 2,
    },
  ],
};
const company = { id: 1, name: 'Correios', picture: 'https://example.test/c.png' };
const PAC = {
  id: 1,
  name: 'PAC',
  price: '31.90',
  custom_price: '25.87',
  discount: '6.03',
  currency: 'R$',
  delivery_time: 6,
  delivery_range: { min: 5, max: 6 },
  custom_delivery_time: 7,
  custom_delivery_range: { min: 6, max: 7 },
  packages: [],
  additional_services: { receipt: false, own_hand: false, collect: false },
  company,
};
const SEDEX = {
  ...PAC,
  id: 2,
  name: 'SEDEX',
  custom_price: '41.50',
  custom_delivery_range: { min: 1, max: 2 },
};
const MINI = { id: 17, name: 'Mini Envios', error: 'Peso máximo excedido.', company };

let server: LocalServer | null = null;
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
});

async function start(answer: LocalAnswer) {
  const local = await startLocalServer(() => answer);
  server = local;
  const clock = {
    ms: 0,
    now() {
      return new Date(this.ms);
    },
  };
  const warnings: object[] = [];
  const freight = createBrokeredFreight({
    broker: createMelhorEnvio({
      url: local.url,
      token: 'secret-token',
      contact: { name: boaLida.name, email: boaLida.company.email },
      from: '38010000',
      timeoutMs: answer === 'hang' ? 50 : 20_000,
    }),
    clock,
    log: { warn: (fields) => warnings.push(fields) },
  });
  return { freight, local, clock, warnings };
}

describe('the broker', () => {
  it('is asked in its own words: kilograms, centimetres, reais of one unit, and who asks', async () => {
    const { freight, local } = await start({ body: [PAC] });
    await freight.quote(BOX, PLACE);
    const [request] = local.seen;
    expect(request).toMatchObject({ method: 'POST', path: '/api/v2/me/shipment/calculate' });
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer secret-token',
      accept: 'application/json',
      'content-type': 'application/json',
      'user-agent': `Boa Lida (${boaLida.company.email})`,
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      from: { postal_code: '38010000' },
      to: { postal_code: '01001000' },
      products: [
        { id: 'v1', width: 10, height: 5, length: 20, weight: 0.45, insurance_value: 59.9, quantity: 2 },
      ],
      options: { receipt: false, own_hand: false, collect: false },
    });
  });

  it('stands in for the parcel services of the table, at the agreed price, beside road carrier and branch', async () => {
    const { freight } = await start({ body: [SEDEX, MINI, PAC] });
    const offers = await freight.quote(BOX, { ...PLACE, rural: true });
    expect(offers.map(({ service }) => service)).toEqual(['me-1', 'me-2', 'transportadora', 'agencia']);
    // A farm takes two business days more, with every carrier.
    expect(offers[0]).toEqual({
      service: 'me-1',
      name: 'PAC',
      carrier: 'Correios',
      priceCents: 2587,
      businessDays: { min: 8, max: 9 },
    });
  });

  it('is not asked about more than 30 kg, which go by the table', async () => {
    const { freight, local } = await start({ body: [PAC] });
    const sacks = { ...BOX, realWeightGrams: 30_001 };
    expect(await freight.quote(sacks, PLACE)).toEqual(await tableFreight.quote(sacks, PLACE));
    expect(local.seen).toEqual([]);
  });

  it.each<[string, LocalAnswer, boolean]>([
    ['hangs', 'hang', true],
    ['answers 500', { status: 500, body: { message: 'Server Error' } }, true],
    ['refuses the token', { status: 401, body: { message: 'Unauthenticated.' } }, true],
    ['answers no JSON', { body: '<html>' }, true],
    ['answers no list', { body: { message: 'ok' } }, true],
    ['sends elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }, true],
    ['has no service that goes there', { body: [MINI] }, false],
    ['prices at nothing', { body: [{ ...PAC, custom_price: '0.00' }] }, false],
    ['prices at less than nothing', { body: [{ ...PAC, custom_price: '-1.00' }] }, false],
    ['prices at no number', { body: [{ ...PAC, custom_price: 'NaN' }] }, false],
    [
      'prices without days',
      { body: [{ ...PAC, custom_delivery_time: null, custom_delivery_range: null }] },
      false,
    ],
  ])('leaves the table when it %s', async (_what, answer, fails) => {
    const { freight, warnings } = await start(answer);
    const offers = await freight.quote(BOX, PLACE);
    expect(offers).toEqual(await tableFreight.quote(BOX, PLACE));
    expect(offers.every(({ priceCents }) => priceCents > 0)).toBe(true);
    expect(warnings).toHaveLength(fails ? 1 : 0);
    expect(JSON.stringify(warnings)).not.toContain('secret-token');
  });

  it('gets less than the three seconds in which a quote has to be there', () => {
    expect(BROKER_TIMEOUT_MS).toBeLessThan(3_000);
  });

  it('names one number of days where it knows no range', async () => {
    const { freight } = await start({ body: [{ ...PAC, custom_delivery_range: null }] });
    expect((await freight.quote(BOX, PLACE))[0]?.businessDays).toEqual({ min: 7, max: 7 });
  });

  it('keeps what it said for a quarter of an hour, so that an order costs what its quote did', async () => {
    const { freight, local, clock } = await start({ body: [PAC] });
    const quoted = await freight.quote(BOX, PLACE);
    local.answer = () => ({ body: [{ ...PAC, custom_price: '99.00' }] });
    clock.ms = 14 * 60_000;
    expect(await freight.quote(BOX, PLACE)).toEqual(quoted);
    clock.ms = 15 * 60_000;
    expect((await freight.quote(BOX, PLACE))[0]?.priceCents).toBe(9900);
  });

  it('does not take the table’s price back when it recovers between the quote and the order', async () => {
    const { freight, local } = await start({ status: 503 });
    const quoted = await freight.quote(BOX, PLACE);
    local.answer = () => ({ body: [PAC] });
    expect(await freight.quote(BOX, PLACE)).toEqual(quoted);
  });

  it('rests for a minute after three failures, and no quote waits for it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { freight, local, clock, warnings } = await start({ status: 500 });
    const to = (cep: string) => freight.quote(BOX, { ...PLACE, cep });
    for (const cep of ['01001000', '01001001', '01001002', '01001003', '01001004'])
      expect(await to(cep)).not.toEqual([]);
    expect(local.seen).toHaveLength(3);
    expect(warnings).toHaveLength(3);
    local.answer = () => ({ body: [PAC] });
    clock.ms = 60_000;
    vi.setSystemTime(Date.now() + 60_000);
    expect((await to('01001005'))[0]?.service).toBe('me-1');
  });
});
