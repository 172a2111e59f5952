import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as schema from '@/server/db/schema';
import { makeCoupon } from '@/testing/make-order';
import { makeContactLead, makeFilledToken } from '@/testing/make-lead';
import { makeFullOrder } from './full-rows';
import { PACK, PRODUCT, METRICS_TOKEN, requireDone, type Caller, type TableShop } from './table-shop';

/** Asks an endpoint what it answers, as often as it takes to see every field. */
export type Ask = (shop: TableShop, who: Caller) => Promise<Response | Response[]>;
export type Asks = Record<string, Ask>;

const get =
  (...paths: string[]): Ask =>
  (shop, who) =>
    Promise.all(paths.map((path) => shop.ask(who, 'GET', path)));

/** Products that are sold as medicine, in a flash sale, with a dose, by volume: together they fill a page. */
const allSlugs = async ({ services: { db } }: TableShop) =>
  (await db.select({ slug: schema.products.slug }).from(schema.products)).map(({ slug }) => slug);

const quizOf = async ({ services: { db } }: TableShop, access: 'public' | 'exclusive') => {
  const rows = await db.select().from(schema.lessons).where(eq(schema.lessons.access, access));
  return rows.map(({ slug, quiz }) => ({ slug, answers: quiz.map(({ answerIndex }) => answerIndex) }));
};

const SOLD_OUT = 'p071-v1';
const CART = { items: [{ variationId: PACK, quantity: 2 }] };
const makeCode = async (shop: TableShop, minimumTotalCents = 100) => {
  const code = randomUUID().slice(0, 13).toUpperCase();
  const applicability = { products: [PRODUCT], categories: ['equinos'], collections: ['col-seca'] };
  await makeCoupon(shop, { code, applicability, minimumTotalCents, brandIds: ['boa-lida'] });
  return code;
};

/** Products, and lists of them. */
export const catalogAsks: Asks = {
  'GET /product/': get(
    '/product/?pagina=1',
    '/product/?pagina=2',
    '/product/?q=ureiaa',
    '/product/?q=casco%20xyzwqk',
    '/product/?q=BL-PFU-30KG',
    '/product/?q=ra%C3%A7%C3%A3o%20de%20cachorro',
  ),
  'GET /product/cards/': get(`/product/cards/?id=${PRODUCT}&id=p002&locale=en`),
  'GET /product/{slug}': async (shop, who) => {
    const answers: Response[] = [];
    for (const slug of await allSlugs(shop)) {
      const answer = await shop.request('GET', `/product/${slug}`, { token: who.token });
      // Not every product is sold by every shop of the house.
      if (answer.ok) answers.push(answer);
    }
    return answers;
  },
  'GET /product/{slug}/sheet.pdf': get('/product/pasto-forte-seca-ureia/sheet.pdf?locale=en'),
  'GET /product/recommendations/': get(`/product/recommendations/?productId=${PRODUCT}`),
  'GET /product/reviews/': get(`/product/reviews/?productId=${PRODUCT}`),
  'GET /search/': get(
    '/search/?q=ureia',
    '/search/?q=ureiaa',
    '/search/?q=xyzxyz',
    '/search/?q=casco%20xyzwqk',
    '/search/?q=BL-PFU-30KG',
    '/search/?q=ra%C3%A7%C3%A3o%20de%20cachorro',
    '/search/?q=seca&locale=en',
  ),
  'GET /search/suggestions/': get('/search/suggestions/?q=bov', '/search/suggestions/?q=sal'),
  'GET /category/': get('/category/'),
  'GET /category/{slug}': get('/category/bovinos-de-corte'),
  'GET /collection/': get('/collection/'),
  'GET /collection/{slug}': get('/collection/seca'),
  'GET /home/': get('/home/', '/home/?locale=en'),
  'GET /featured_categories.json': get('/featured_categories.json'),
  'GET /collections.json': get('/collections.json'),
  'GET /brands.json': get('/brands.json'),
  'GET /products_featured.json': get('/products_featured.json?limit=48'),
  'GET /products_top_seller.json': get('/products_top_seller.json?limit=48'),
  'GET /products_on_selling.json': get('/products_on_selling.json?limit=48'),
  'GET /products_related.json': get(`/products_related.json?productId=${PRODUCT}&limit=48`),
  'GET /products_best_seller.json': get('/products_best_seller.json?limit=48'),
  'GET /products_new_arrival.json': get('/products_new_arrival.json?limit=48'),
  'GET /products_flash_sale.json': get('/products_flash_sale.json?limit=48'),
};

/** Texts, forms, the free lessons. */
export const contentAsks: Asks = {
  'GET /redirect/{code}': get('/redirect/CERRADO26'),
  'POST /product/stock_notice/': async (shop, who) => {
    const { db } = shop.services;
    await db.update(schema.variations).set({ stock: 0 }).where(eq(schema.variations.id, SOLD_OUT));
    const body = { variationId: SOLD_OUT, email: 'espera@cliente.example' };
    return shop.ask(who, 'POST', '/product/stock_notice/', body);
  },
  'GET /testimonials/': get('/testimonials/'),
  'GET /blog/': get('/blog/', '/blog/?locale=en&limit=2'),
  'GET /blog/{slug}': get('/blog/creep-feeding-paga-a-conta'),
  'GET /faq/': get('/faq/'),
  'GET /brand/': get('/brand/'),
  'POST /search/choice': (shop, who) =>
    shop.ask(who, 'POST', '/search/choice', { q: 'casco', productId: 'p001', kind: 'click' }),
  'POST /consent/': (shop, who) =>
    shop.ask(who, 'POST', '/consent/', {
      visitorId: randomUUID(),
      choices: { analytics: true, marketing: true },
      policyVersion: '2026-01',
    }),
  'GET /university/': get('/university/'),
  'GET /university/lesson/{slug}': async (shop, who) => {
    await shop.services.db
      .update(schema.lessons)
      .set({ files: [{ id: 'a-file', name: 'Tabela.pdf', bytes: 4 }] })
      .where(eq(schema.lessons.slug, 'ler-um-rotulo'));
    return shop.ask(who, 'GET', '/university/lesson/ler-um-rotulo');
  },
  'POST /university/lesson/{slug}/quiz': async (shop, who) =>
    Promise.all(
      (await quizOf(shop, 'public')).map(({ slug, answers }) =>
        shop.ask(who, 'POST', `/university/lesson/${slug}/quiz`, { answers }),
      ),
    ),
  'GET /lead/token': get('/lead/token'),
  'POST /lead/': async (shop, who) => {
    const email = `${randomUUID()}@cliente.example`;
    const lead = makeContactLead({ email, token: await makeFilledToken(shop) });
    return shop.ask(who, 'POST', '/lead/', lead);
  },
};

/** The cart before it is an order, and an order to those who know its number and e-mail. */
export const cartAsks: Asks = {
  'GET /cep/{cep}': get('/cep/38010000'),
  'POST /frete/calculate': (shop, who) =>
    shop.ask(who, 'POST', '/frete/calculate', { ...CART, cep: '38010000' }),
  'GET /coupon/': async (shop, who) => shop.ask(who, 'GET', `/coupon/?code=${await makeCode(shop)}`),
  'POST /checkout/': async (shop, who) => {
    const cart = { ...CART, cep: '38010000', freightService: 'transportadora', paymentMethod: 'credit_card' };
    const tooMany = { items: [{ variationId: 'p001-v2', quantity: 999 }], couponCode: 'NADA' };
    return [
      await shop.ask(who, 'POST', '/checkout/', { ...cart, couponCode: await makeCode(shop) }),
      await shop.ask(who, 'POST', '/checkout/', { ...cart, couponCode: await makeCode(shop, 99_999_999) }),
      await shop.ask(who, 'POST', '/checkout/', { ...cart, ...tooMany, cep: '00000000' }),
    ];
  },
  'POST /order/track': async (shop, who) => {
    const owner = await shop.makeCaller('customer');
    const { number } = await makeFullOrder(shop, owner, { state: 'approved' });
    return shop.ask(who, 'POST', '/order/track', { number, email: owner.email });
  },
};

/** What machines ask. */
export const operationsAsks: Asks = {
  'GET /health': get('/health'),
  'GET /ready': get('/ready'),
  'GET /metrics': async (shop) =>
    requireDone('GET /metrics', await shop.request('GET', '/metrics', { token: METRICS_TOKEN })),
  'POST /csp-report': (shop, who) => {
    const report = { 'document-uri': 'https://x.example/', 'blocked-uri': 'inline', 'source-file': '' };
    const directives = { 'effective-directive': 'script-src', 'violated-directive': 'script-src' };
    const text = JSON.stringify({ 'csp-report': { ...report, ...directives } });
    return shop.send(who, '/csp-report', 'application/csp-report', text);
  },
};
