import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderList } from '@/contract/schemas/orders';
import { insertOrder } from '@/testing/insert-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
let staff: string;
let representative: string;

const payer = (fullName: string, email: string, document: string) => ({
  fullName,
  email,
  document,
  stateRegistration: null,
  phone: null,
});
const at = (moment: string) => new Date(moment);

beforeAll(async () => {
  shop = await makeTestApp();
  const { db } = shop.services;
  staff = (await makeUser(shop.services, { permissions: ['orders.read'] })).token;
  representative = (
    await makeUser(shop.services, { permissions: ['representante'], representativeCode: 'CERRADO26' })
  ).token;
  const { id } = await makeProduct(db);
  const line = { variationId: `${id}-v1` };
  // Twenty minutes before and after midnight of the 20th in São Paulo.
  await insertOrder(db, {
    number: 'BL-A',
    createdAt: at('2026-11-20T02:40:00Z'),
    totalCents: 300,
    paymentMethod: 'boleto',
    payer: payer('Otávio Ximenes', 'otavio@fazenda.example', '11144477735'),
    representativeCode: 'CERRADO26',
  });
  await insertOrder(db, {
    number: 'BL-B',
    createdAt: at('2026-11-20T03:20:00Z'),
    totalCents: 900,
    state: 'shipped',
    attention: 'late_payment',
    payer: payer('Rita_100% Borba', 'rita@sitio.example', 'AGR0VET1000175'),
    lines: [{ ...line, quantity: 4 }, line],
  });
  await insertOrder(db, { number: 'BL-C', createdAt: at('2026-11-21T02:59:59.999Z'), totalCents: 300 });
  await insertOrder(db, { number: 'BL-D', createdAt: at('2026-11-21T03:00:00Z'), totalCents: 500 });
  await insertOrder(db, { number: 'TS-E', brandId: 'tropa-e-sela', attention: 'withdrawal' });
});
afterAll(() => shop.close());

const ask = async (query: string, token = staff) => {
  const response = await shop.request('GET', `/order/?${query}`, { token });
  return { status: response.status, body: (await response.json()) as OrderList };
};
const numbers = async (query: string, token = staff) =>
  (await ask(query, token)).body.items.map(({ number }) => number.slice(3)).join('');

describe('the list of orders', () => {
  it.each([
    ['', 'DCBA'],
    ['ordem=recentes', 'DCBA'],
    ['ordem=antigos', 'ABCD'],
    ['ordem=maior-valor&de=2026-11-20&ate=2026-11-20', 'BC'],
    ['metodo=boleto', 'A'],
    ['estado=shipped', 'B'],
    ['estado=shipped&metodo=boleto', ''],
    ['atencao=true', 'B'],
    ['atencao=false', 'DCBA'],
    ['separar=true', 'DCA'],
    ['de=2026-11-20', 'DCB'],
    ['ate=2026-11-20', 'CBA'],
    ['de=2026-11-20&ate=2026-11-20', 'CB'],
    ['de=2026-11-21&ate=2026-11-20', ''],
    ['de=0000-01-01&ate=9999-12-31', 'DCBA'],
    ['de=9999-12-31', ''],
    ['q=bl-a', 'A'],
    ['q=OTÁVIO', 'A'],
    ['q=otavio', 'A'],
    ['q=fazenda.example', 'A'],
    ['q=111.444.777-35&metodo=boleto', 'A'],
    ['q=agr0.vet', 'B'],
    ['q=rita_', 'B'],
    ['q=%25', 'B'],
    ['q=_', 'B'],
    ['q=%5C', ''],
    ['q=', 'DCBA'],
    ['pagina=9999', ''],
  ])('of %s is %s', async (query, expected) => {
    expect(await numbers(query)).toBe(expected);
  });

  it('puts equals of a sum in one order and its reverse', async () => {
    const dear = await numbers('ordem=maior-valor');
    const cheap = await numbers('ordem=menor-valor');
    expect(dear.slice(0, 2)).toBe('BD');
    expect(cheap.split('').reverse().join('')).toBe(dear);
  });

  it('counts the units of each order and all that there are', async () => {
    const { body } = await ask('q=rita');
    expect(body).toMatchObject({ total: 1, page: 1, pageCount: 1, items: [{ itemCount: 5, total: 9 }] });
    expect((await ask('pagina=2')).body).toMatchObject({ items: [], total: 4, page: 2, pageCount: 1 });
  });

  it.each([
    'estado=stolen',
    'metodo=cash',
    'de=2026-13-01',
    'ate=yesterday',
    'ordem=random',
    'atencao=x',
    'separar=x',
    'pagina=0',
  ])('refuses %s', async (query) => expect((await ask(query)).status).toBe(422));

  it('shows a representative their own, and finds no order by a document they do not see', async () => {
    expect(await numbers('', representative)).toBe('A');
    expect(await numbers('q=ximenes', representative)).toBe('A');
    expect(await numbers('q=11144477735', representative)).toBe('');
    expect(await numbers('q=111.444', representative)).toBe('');
    expect(await numbers('q=borba', representative)).toBe('');
  });
});

describe('many orders', () => {
  it.each(['recentes', 'antigos', 'maior-valor', 'menor-valor'])(
    'by %s stand each on one page alone, though all are alike',
    async (ordem) => {
      const own = await makeTestApp();
      const { token } = await makeUser(own.services, { permissions: ['orders.read'] });
      for (let index = 0; index < 50; index += 1) await insertOrder(own.services.db);
      const seen: string[] = [];
      for (const pagina of [1, 2, 3]) {
        const answer = await own.request('GET', `/order/?ordem=${ordem}&pagina=${pagina}`, { token });
        const { items, total, pageCount } = (await answer.json()) as OrderList;
        expect([total, pageCount]).toEqual([50, 3]);
        seen.push(...items.map(({ number }) => number));
      }
      expect(new Set(seen).size).toBe(50);
      await own.close();
    },
  );
});
