import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type { ManagedReview, ManagedTestimonial } from '@/contract/schemas/managed-content';
import { auditLog, posts, revalidations, reviews, testimonials } from '@/server/db/schema';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
let token: string;
let customer: string;
beforeAll(async () => {
  shop = await makeTestApp();
  token = (await makeUser(shop.services, { permissions: ['content.write'] })).token;
  customer = (await makeUser(shop.services)).token;
  for (const id of ['sal', 'racao'])
    await makeProduct(shop.services.db, { id, slug: id, title: `Produto ${id}`, categories: ['bovinos'] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of [reviews, testimonials, revalidations, auditLog]) await shop.services.db.delete(table);
});

/** Every answer of these calls, side by side. */
type Answer = ManagedTestimonial &
  ErrorBody & {
    changed: number;
    items: ManagedReview[];
    testimonials: unknown[];
    ownRating: { totalReviews: number };
  };
const send = async (method: string, path: string, given?: unknown, as = token) => {
  const answer = await shop.request(method, path, { token: as, body: given });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as Answer };
};
const makeReview = (fields: Partial<typeof reviews.$inferInsert> & { id: string }) =>
  shop.services.db.insert(reviews).values({
    productId: 'sal',
    userId: fields.id,
    author: 'Ana P.',
    reviewScore: 5,
    text: 'O gado come bem.',
    status: 'pending',
    createdAt: shop.clock.current,
    ...fields,
  });
const ratingOf = async (slug: string) => {
  const { body } = await send('GET', `/product/${slug}`);
  return body.ownRating.totalReviews;
};
const pathsOf = async (entityId: string) =>
  (await shop.services.db.select().from(revalidations).where(eq(revalidations.entityId, entityId)))
    .filter(({ brandId }) => brandId === 'boa-lida')
    .map(({ path }) => path);
const moderate = (ids: string[], status: string) => send('PATCH', '/product/reviews/all/', { ids, status });

describe('reviews', () => {
  it('count and show once approved, and no more once taken off', async () => {
    await makeReview({ id: 'a' });
    await makeReview({ id: 'b' });
    await makeReview({ id: 'c', productId: 'racao' });
    const before = await ratingOf('sal');
    expect(await moderate(['a', 'b', 'c', 'a', 'unknown'], 'approved')).toEqual({
      status: 200,
      body: { changed: 3 },
    });
    expect(await ratingOf('sal')).toBe(before + 2);
    expect((await pathsOf('sal')).sort()).toEqual([
      '/',
      '/categoria/bovinos',
      // Of the same category: its page shows the card, with the stars, of what goes with it.
      '/produtos/racao',
      '/produtos/sal',
      '/shop',
    ]);
    expect(await pathsOf('racao')).toContain('/produtos/racao');
    const told = await shop.services.db.select().from(auditLog);
    expect(told.map(({ action, entityId }) => `${action} ${entityId}`).sort()).toEqual([
      'review.moderate a',
      'review.moderate b',
      'review.moderate c',
    ]);
    expect(told[0]?.details).toEqual({ before: { status: 'pending' }, after: { status: 'approved' } });
    expect((await moderate(['a'], 'rejected')).body.changed).toBe(1);
    expect(await ratingOf('sal')).toBe(before + 1);
  });

  it('renew the articles and products that name what they speak of, and no page of what the shop does not show', async () => {
    const { db } = shop.services;
    await makeProduct(db, { id: 'nomeia', slug: 'nomeia', categories: ['aves'], relatedSlugs: ['sal'] });
    await makeProduct(db, { id: 'oculto', slug: 'oculto', published: false });
    await db.insert(posts).values({
      id: 'seca',
      slug: 'seca',
      title: 'Artigo',
      excerpt: '',
      bodyMarkdown: '',
      author: { name: 'Helena Quaresma', role: 'Zootecnista' },
      species: [],
      brandIds: ['boa-lida'],
      relatedProductSlugs: ['sal'],
      translations: {},
      publishedAt: shop.clock.now(),
    });
    await makeReview({ id: 'a' });
    await makeReview({ id: 'b', productId: 'oculto' });
    await moderate(['a', 'b'], 'approved');
    const approved = await pathsOf('sal');
    expect(approved).toEqual(expect.arrayContaining(['/informativos/seca', '/produtos/nomeia']));
    expect(await pathsOf('oculto')).toEqual([]);
    await db.delete(revalidations);
    await moderate(['a'], 'rejected');
    expect((await pathsOf('sal')).sort()).toEqual(approved.sort());
  });

  it('that already have the state change nothing and are not told again', async () => {
    await makeReview({ id: 'a', status: 'approved' });
    expect((await moderate(['a'], 'approved')).body).toEqual({ changed: 0 });
    expect(await shop.services.db.$count(auditLog)).toBe(0);
    expect(await pathsOf('sal')).toEqual([]);
  });

  it('that were never shown revalidate no page when they are refused', async () => {
    await makeReview({ id: 'a' });
    expect((await moderate(['a'], 'rejected')).body).toEqual({ changed: 1 });
    expect(await pathsOf('sal')).toEqual([]);
  });

  it('are listed newest first, found by state, stars and words, and name no user', async () => {
    await makeReview({ id: 'a', text: 'O cocho ficou vazio.', createdAt: new Date('2026-11-01T00:00:00Z') });
    await makeReview({ id: 'b', reviewScore: 2, createdAt: new Date('2026-11-02T00:00:00Z') });
    await makeReview({
      id: 'c',
      status: 'approved',
      productId: 'racao',
      createdAt: new Date('2026-11-03T00:00:00Z'),
    });
    const ids = async (query: string) => {
      const { body } = await send('GET', `/product/reviews/all/?${query}`);
      expect(JSON.stringify(body)).not.toContain('userId');
      return body.items.map(({ id }) => id).join('');
    };
    expect(await ids('')).toBe('cba');
    expect(await ids('situacao=pending')).toBe('ba');
    expect(await ids('estrelas=2')).toBe('b');
    expect(await ids('q=cocho')).toBe('a');
    expect(await ids('q=produto%20racao')).toBe('c');
    expect(await ids('q=%25')).toBe('');
    expect(await ids('pagina=9')).toBe('');
  });

  it('are moderated by content.write alone, a few hundred at most', async () => {
    const given = { ids: ['a'], status: 'approved' };
    expect((await send('PATCH', '/product/reviews/all/', given, customer)).status).toBe(403);
    expect((await send('GET', '/product/reviews/all/', undefined, customer)).status).toBe(403);
    expect((await shop.request('PATCH', '/product/reviews/all/', { body: given })).status).toBe(401);
    expect((await moderate(Array.from({ length: 201 }, String), 'approved')).status).toBe(422);
    expect((await moderate([], 'approved')).status).toBe(422);
    expect((await moderate(['a'], 'gone')).status).toBe(422);
  });
});

describe('testimonials', () => {
  const body = {
    author: 'Rita Prado',
    role: 'Criadora',
    city: 'Uberaba',
    state: 'MG',
    rating: 5,
    text: 'O frete chegou antes do prazo.',
    brandIds: ['boa-lida'],
    published: true,
  };
  const create = (changes: object = {}) => send('POST', '/testimonials/', { ...body, ...changes });
  const shown = async () => (await send('GET', '/testimonials/')).body;

  it('stand on the shop while they are published, without what only editors need', async () => {
    const { status, body: made } = await create();
    expect(status).toBe(201);
    expect(made).toMatchObject({ ...body, version: 1 });
    const { brandIds: _, published: __, version: ___, ...content } = made;
    const visible = { ...content, lang: 'pt-BR' };
    expect(await shown()).toEqual([visible]);
    expect((await send('GET', '/testimonials/?limit=6')).body).toEqual([visible]);
    expect(await pathsOf(made.id)).toEqual(['/']);
    const hidden = await send('PATCH', `/testimonials/all/${made.id}`, { version: 1, published: false });
    expect(hidden.body).toMatchObject({ published: false, version: 2 });
    expect(await shown()).toEqual([]);
    expect((await send('GET', '/testimonials/all/')).body.items).toHaveLength(1);
  });

  it('come first while they are the newest, also where only some are shown', async () => {
    const start = shop.clock.current;
    for (const [minutes, author] of ['Primeira', 'Segunda', 'Terceira'].entries()) {
      shop.clock.current = new Date(start.getTime() + minutes * 60_000);
      await create({ author });
    }
    shop.clock.current = start;
    const authorsOf = async (query: string) => {
      const list: unknown = (await send('GET', `/testimonials/${query}`)).body;
      return (list as { author: string }[]).map(({ author }) => author);
    };
    expect(await authorsOf('')).toEqual(['Terceira', 'Segunda', 'Primeira']);
    expect(await authorsOf('?limit=2')).toEqual(['Terceira', 'Segunda']);
  });

  it('tell an older version what is stored', async () => {
    const { body: made } = await create();
    await send('PATCH', `/testimonials/all/${made.id}`, { version: 1, city: 'Araxá' });
    const stale = await send('PATCH', `/testimonials/all/${made.id}`, {
      version: 1,
      city: 'Franca',
    });
    expect(stale).toMatchObject({
      status: 409,
      body: { errorCode: 'STALE', details: { city: 'Araxá', version: 2 } },
    });
  });

  it('are told in the audit log by what changed, and go for good', async () => {
    const { body: made } = await create();
    await send('PATCH', `/testimonials/all/${made.id}`, { version: 1, city: 'Araxá', author: 'Rita Prado' });
    expect((await send('DELETE', `/testimonials/all/${made.id}`)).status).toBe(204);
    expect((await send('DELETE', `/testimonials/all/${made.id}`)).status).toBe(404);
    const told = await shop.services.db.select().from(auditLog).orderBy(auditLog.id);
    expect(told.map(({ action }) => action)).toEqual([
      'testimonial.create',
      'testimonial.update',
      'testimonial.delete',
    ]);
    expect(told[1]?.details).toEqual({ before: { city: 'Uberaba' }, after: { city: 'Araxá' } });
  });

  it('lose their translations with their words alone, and the audit log names the loss', async () => {
    const { body: made } = await create();
    const { db } = shop.services;
    await db
      .update(testimonials)
      .set({ translations: { en: { text: 'On time.' }, es: { text: 'A tiempo.' } } });
    const languages = async () =>
      Object.keys((await db.select().from(testimonials))[0]?.translations ?? {}).sort();
    await send('PATCH', `/testimonials/all/${made.id}`, { ...body, version: 1, city: 'Araxá' });
    expect(await languages()).toEqual(['en', 'es']);
    await send('PATCH', `/testimonials/all/${made.id}`, { version: 2, text: 'O frete chegou um dia antes.' });
    expect(await languages()).toEqual([]);
    const told = await db.select().from(auditLog).orderBy(auditLog.id);
    expect(told.map(({ details }) => details).slice(1)).toEqual([
      { before: { city: 'Uberaba' }, after: { city: 'Araxá' } },
      {
        before: { text: body.text, translations: ['en', 'es'] },
        after: { text: 'O frete chegou um dia antes.', translations: [] },
      },
    ]);
  });

  it.each([
    [{ brandIds: ['nenhuma'] }, { brandIds: 'unknownOption' }],
    [{ rating: 6 }, { rating: 'tooLarge' }],
    [{ state: 'XX' }, { state: 'state' }],
    [{ votes: 1 }, { votes: 'unknownField' }],
  ])('are refused with %j', async (changes, fields) => {
    expect(await create(changes)).toMatchObject({ status: 422, body: { fields } });
    expect(await shop.services.db.$count(testimonials)).toBe(0);
  });

  it('are written by content.write alone', async () => {
    expect((await send('POST', '/testimonials/', body, customer)).status).toBe(403);
    expect((await send('PATCH', '/testimonials/all/x', { version: 1 }, customer)).status).toBe(403);
    expect((await send('DELETE', '/testimonials/all/x', undefined, customer)).status).toBe(403);
    expect((await send('PATCH', '/testimonials/all/x', { version: 1 })).status).toBe(404);
  });
});
