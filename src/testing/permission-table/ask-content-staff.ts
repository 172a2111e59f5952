import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import * as schema from '@/server/db/schema';
import type { Ask, Asks } from './ask-public';

import { PRODUCT, type Caller, type TableShop } from './table-shop';

const slug = () => `texto-${randomUUID().slice(0, 8)}`;

const makePostBody = () => ({
  slug: slug(),
  title: 'Creep-feeding paga a conta?',
  excerpt: 'A conta em quatro linhas.',
  bodyMarkdown: 'Todo fevereiro a mesma dúvida.',
  author: { name: 'Helena Quaresma', role: 'Zootecnista' },
  species: ['bovinos'],
  brandIds: ['boa-lida'],
  relatedProductSlugs: ['matriz-80-cria'],
  picture: {
    srcUrl: '/media/teste-00000000-480.webp',
    alt: 'Um cocho',
    width: 1000,
    height: 1000,
    widths: [480],
    color: '#cccccc',
  },
  published: true,
  publishedAt: '2026-11-20T12:00:00.000Z',
  translations: { en: { title: 'Does creep feeding pay?' } },
});
const makeTestimonialBody = () => ({
  author: 'Dora Nunes',
  role: 'Criadora de ovinos',
  city: 'Uberaba',
  state: 'MG',
  rating: 5,
  text: 'A entrega chegou no dia marcado.',
  brandIds: ['boa-lida'],
  published: true,
});
const makeLessonBody = () => ({
  slug: slug(),
  position: 30,
  access: 'exclusive',
  module: 'Nutrição',
  title: 'O sal no cocho',
  summary: 'Quanto e quando.',
  minutes: 9,
  bodyMarkdown: 'Meça o cocho.',
  quiz: [{ question: 'Quanto?', options: ['Pouco', 'O certo'], answerIndex: 1, explanation: 'Nem mais.' }],
  published: false,
});
const makeRedirectBody = () => ({
  code: `feira-${randomUUID().slice(0, 8)}`,
  target: '/shop',
  representativeCode: 'CERRADO26',
  active: true,
});
const makeCouponBody = () => ({
  code: randomUUID().slice(0, 13).toUpperCase(),
  description: '10% na primeira compra.',
  discount: 0.1,
  applicability: { products: [PRODUCT], categories: ['equinos'], collections: ['col-seca'] },
  validFrom: '2026-01-01T03:00:00.000Z',
  validUntil: '2031-01-01T02:59:00.000Z',
  minimumTotal: 100,
  maxUses: 100,
  maxUsesPerUser: 1,
  brandIds: ['boa-lida'],
  active: true,
});

/** Something an admin made for the one who asks. */
async function make(shop: TableShop, path: string, body: object) {
  const answer = await shop.ask(await shop.makeCaller('admin'), 'POST', path, body);
  return (await answer.json()) as { id: string; code: string; version: number };
}

/** The five calls that edit one kind of thing: all of one shape, like their paths. */
function editing(
  { base, all, makeBody }: { base: string; all: string; makeBody: () => object },
  change: object,
): { list: Ask; create: Ask; read: Ask; update: Ask; remove: Ask } {
  const pathOf = async (shop: TableShop) => `${all}${(await make(shop, base, makeBody())).id}`;
  return {
    list: async (shop, who) => {
      await make(shop, base, makeBody());
      return shop.ask(who, 'GET', all);
    },
    create: (shop, who) => shop.ask(who, 'POST', base, makeBody()),
    read: async (shop, who) => shop.ask(who, 'GET', await pathOf(shop)),
    update: async (shop, who) => {
      const { id, code, version } = await make(shop, base, makeBody());
      const name = all === '/redirect/' ? code : id;
      return shop.ask(who, 'PATCH', `${all}${name}`, { ...change, version });
    },
    remove: async (shop, who) => {
      const { id, code } = await make(shop, base, makeBody());
      return shop.ask(who, 'DELETE', `${all}${all === '/redirect/' ? code : id}`);
    },
  };
}

const posts = editing(
  { base: '/blog/', all: '/blog/all/', makeBody: makePostBody },
  { excerpt: 'Outra conta.' },
);
const testimonials = editing(
  { base: '/testimonials/', all: '/testimonials/all/', makeBody: makeTestimonialBody },
  { city: 'Uberlândia' },
);
const lessons = editing(
  { base: '/university/all/', all: '/university/all/', makeBody: makeLessonBody },
  { title: 'Outro nome' },
);
const redirects = editing(
  { base: '/redirect/', all: '/redirect/', makeBody: makeRedirectBody },
  { target: '/blog' },
);
const coupons = editing(
  { base: '/coupon/', all: '/coupon/all/', makeBody: makeCouponBody },
  { description: 'Outra' },
);

async function reviewId({ services: { db } }: TableShop): Promise<string> {
  const id = randomUUID();
  await db.insert(schema.reviews).values({
    id,
    productId: PRODUCT,
    userId: id,
    author: 'Zulmira T.',
    reviewScore: 5,
    title: 'Bom consumo',
    text: 'O gado comeu tudo.',
    status: 'pending',
    createdAt: new Date('2026-11-21T11:00:00Z'),
  });
  return id;
}

const PDF = '%PDF-1.7\numa página\n%%EOF';
const uploadFile = async (shop: TableShop, who: Caller) => {
  const { id } = await make(shop, '/university/all/', makeLessonBody());
  return {
    id,
    answer: await shop.send(who, `/university/all/${id}/file?name=Tabela.pdf`, 'application/pdf', PDF),
  };
};

/** Texts, coupons and links as the shop’s people edit them. */
export const managedContentAsks: Asks = {
  'GET /blog/all/': posts.list,
  'GET /blog/all/{id}': posts.read,
  'GET /blog/all/{id}/preview': async (shop, who) =>
    shop.ask(who, 'GET', `/blog/all/${(await make(shop, '/blog/', makePostBody())).id}/preview`),
  'POST /blog/': posts.create,
  'PATCH /blog/all/{id}': posts.update,
  'DELETE /blog/all/{id}': posts.remove,
  'GET /product/reviews/all/': async (shop, who) => {
    await reviewId(shop);
    return shop.ask(who, 'GET', '/product/reviews/all/');
  },
  'PATCH /product/reviews/all/': async (shop, who) =>
    shop.ask(who, 'PATCH', '/product/reviews/all/', { ids: [await reviewId(shop)], status: 'approved' }),
  'GET /testimonials/all/': testimonials.list,
  'POST /testimonials/': testimonials.create,
  'PATCH /testimonials/all/{id}': testimonials.update,
  'DELETE /testimonials/all/{id}': testimonials.remove,
  'GET /university/all/': lessons.list,
  'GET /university/all/{id}': async (shop, who) => {
    const { id } = await uploadFile(shop, await shop.makeCaller('admin'));
    return shop.ask(who, 'GET', `/university/all/${id}`);
  },
  'POST /university/all/': lessons.create,
  'PATCH /university/all/{id}': lessons.update,
  'DELETE /university/all/{id}': lessons.remove,
  'POST /university/all/{id}/file': async (shop, who) => (await uploadFile(shop, who)).answer,
  'GET /redirect/': redirects.list,
  'POST /redirect/': redirects.create,
  'PATCH /redirect/{code}': redirects.update,
  'DELETE /redirect/{code}': redirects.remove,
  'GET /coupon/all/': coupons.list,
  'POST /coupon/': coupons.create,
  'PATCH /coupon/all/{id}': coupons.update,
  'DELETE /coupon/all/{id}': coupons.remove,
};

/** A lesson with a quiz and a file, which only students get. */
async function makeExclusive(shop: TableShop): Promise<string> {
  const admin = await shop.makeCaller('admin');
  const body = { ...makeLessonBody(), published: true };
  const { id } = await make(shop, '/university/all/', body);
  await shop.send(admin, `/university/all/${id}/file?name=Tabela.pdf`, 'application/pdf', PDF);
  return body.slug;
}

/** Answers every quiz of the exclusive lessons rightly. */
async function passAll(shop: TableShop, who: Caller): Promise<Response[]> {
  const rows = await shop.services.db.select().from(schema.lessons).orderBy(asc(schema.lessons.position));
  const answers: Response[] = [];
  for (const { slug: name, access, published, quiz } of rows)
    if (access === 'exclusive' && published)
      answers.push(
        await shop.ask(who, 'POST', `/university/exclusive/${name}/quiz`, {
          answers: quiz.map(({ answerIndex }) => answerIndex),
        }),
      );
  return answers;
}

/** The exclusive lessons. */
export const studentAsks: Asks = {
  'GET /university/exclusive/': async (shop, who) => {
    await passAll(shop, who);
    return shop.ask(who, 'GET', '/university/exclusive/');
  },
  'GET /university/exclusive/{slug}': async (shop, who) =>
    shop.ask(who, 'GET', `/university/exclusive/${await makeExclusive(shop)}`),
  'POST /university/exclusive/{slug}/read': async (shop, who) => {
    await passAll(shop, who);
    return shop.ask(who, 'POST', '/university/exclusive/planejar-pasto-e-estacao/read');
  },
  'POST /university/exclusive/{slug}/quiz': passAll,
  'GET /university/certificate': async (shop, who) => {
    await passAll(shop, who);
    return shop.ask(who, 'GET', '/university/certificate');
  },
};
