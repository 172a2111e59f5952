import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { categoryPath, productPath, ROUTES } from '@config/routes';
import { CheckoutSnapshot } from '@/contract/schemas/checkout';
import { makeOrderBody } from '@/testing/make-order';
import type { Kind, Recorder } from './open-loop';
import { expectStatus, type Send } from './send';
import type { Stocked } from './stock-up';

/** An order as it was sent; its number once the shop said so. */
export interface Placed {
  key: string;
  token: string;
  body: unknown;
  number: string | null;
}

const CEP = '38010-000';
/** From the price to the order, and between two looks at it. */
const THINKING_MS = 1_000;
const LOOKS = 2;
const LOOK_EVERY_MS = 2_000;
/** Typical searches: words, misspellings, weights, beginnings of words. */
const TYPED = [
  'sal mineral',
  'proteinado',
  'ureia 30kg',
  'sla minreal',
  'racao cavalo',
  'núcleo',
  'boi',
  'sal',
  'equino',
  'suplemento aguas',
];

const pick = <T>(list: readonly T[]): T => {
  const one = list[Math.floor(Math.random() * list.length)];
  if (one === undefined) throw new Error('Nothing to pick from');
  return one;
};

interface Traffic {
  send: Send;
  recorder: Recorder;
  stocked: Stocked;
  /** Name of the build, in the addresses of a page's data. */
  buildId: string;
  ordersPerMinute: number;
  /** 1: about two hundred requests a second together with a thousand orders a minute. */
  scale: number;
}

/** What people do at once: browse, search, ask for prices, sign in, order and look; staff reads lists. */
export function makeKinds({ send, recorder, stocked, buildId, ordersPerMinute, scale }: Traffic) {
  const placed: Placed[] = [];
  const orders = new Set<Promise<void>>();
  const get = async (path: string, token?: string) =>
    expectStatus(await send({ path, ...(token && { token }) }), 200);
  const query = (path: string, fields: Record<string, string>) =>
    `${path}?${new URLSearchParams(fields).toString()}`;
  const data = (path: string) => `/_next/data/${buildId}/pt-BR${path}.json`;
  const slug = () => pick(stocked.slugs);

  const quoteFor = (pack: string) => ({
    items: [{ variationId: pack, quantity: 1 }],
    cep: CEP,
    freightService: 'economica',
    paymentMethod: 'pix',
  });
  const quote = async (pack: string) =>
    CheckoutSnapshot.pick({ hash: true, selectedFrete: true }).parse(
      JSON.parse(
        expectStatus(await send({ method: 'POST', path: '/api/checkout/', body: quoteFor(pack) }), 200),
      ),
    );

  /** Price, a moment to think, order by PIX, and two looks at what became of it; each is timed by itself. */
  async function order(): Promise<void> {
    const { token } = pick(stocked.customers);
    const pack = pick(stocked.packs);
    const { hash, selectedFrete } = await quote(pack);
    const body = makeOrderBody(pack, { hash, freightService: selectedFrete ? 'economica' : 'retirada' });
    const mine: Placed = { key: randomUUID(), token, body, number: null };
    const goOn = async () => {
      await pause(THINKING_MS);
      placed.push(mine);
      const isPlaced = await recorder.time('order by PIX', performance.now(), async () => {
        const text = expectStatus(
          await send({ method: 'POST', path: '/api/checkout/create', body, token, key: mine.key }),
          201,
        );
        mine.number = z.object({ number: z.string() }).parse(JSON.parse(text)).number;
      });
      for (let look = 0; isPlaced && look < LOOKS; look += 1) {
        await pause(LOOK_EVERY_MS);
        await recorder.time('order status', performance.now(), async () => {
          await get(`/api/order.json?number=${String(mine.number)}`, token);
        });
      }
    };
    const going = goOn().finally(() => orders.delete(going));
    orders.add(going);
  }

  const kind = (name: string, perSecond: number, ask: () => Promise<unknown>): Kind => ({
    name,
    perSecond: perSecond * scale,
    async ask() {
      await ask();
    },
  });
  const staffPaths = [
    '/api/order/',
    '/api/user/',
    '/api/product/all/',
    '/api/order/?estado=pending_payment&pagina=2',
  ];
  const kinds: Kind[] = [
    { name: 'quote with freight, of an order', perSecond: ordersPerMinute / 60, ask: order },
    kind('quote with freight', 10, () => quote(pick(stocked.packs))),
    kind('product page, HTML', 36, () => get(productPath(slug()))),
    kind('product page, data', 20, () => get(query(data(productPath(slug())), { slug: slug() }))),
    kind('list page, HTML', 10, () =>
      get(Math.random() < 0.5 ? ROUTES.shop : categoryPath(pick(stocked.categorySlugs))),
    ),
    kind('search page, HTML', 3, () => get(query(ROUTES.search, { q: pick(TYPED) }))),
    kind('search page, data', 6, () => get(query(data(ROUTES.search), { q: pick(TYPED) }))),
    kind('search, API', 18, () => get(query('/api/search/', { q: pick(TYPED) }))),
    kind('suggestions, API', 10, () =>
      get(query('/api/search/suggestions/', { q: pick(TYPED).slice(0, 4) })),
    ),
    kind('list, API', 16, () =>
      get(query('/api/product/', { categoria: pick(stocked.categorySlugs), pagina: '1' })),
    ),
    kind('sign-in', 2, async () => {
      const { email } = pick(stocked.customers);
      expectStatus(
        await send({ method: 'POST', path: '/api/auth/login', body: { email, password: stocked.password } }),
        200,
      );
    }),
    kind('lists of the staff', 2, () => get(pick(staffPaths), stocked.staff.token)),
  ];

  /** Asks once more, with the same key, for every order whose answer did not come. */
  async function settle(): Promise<number> {
    let found = 0;
    for (const one of placed.filter(({ number }) => number === null)) {
      // A client without an answer was told nothing; the check of the books counts the order.
      const answer = await send({ method: 'POST', path: '/api/checkout/create', ...one }).catch(() => null);
      if (answer?.status !== 201) continue;
      one.number = z.object({ number: z.string() }).parse(JSON.parse(answer.text)).number;
      found += 1;
    }
    return found;
  }

  /** Until the last order was placed and looked at. */
  const finish = () => Promise.all(orders);

  return { kinds, placed, finish, settle };
}
