import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type { CreatePostBody, ManagedPost } from '@/contract/schemas/managed-content';
import { auditLog, posts, revalidations } from '@/server/db/schema';
import { runRound } from '@/server/background';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
let token: string;
let editorId: string;
let customer: string;
beforeAll(async () => {
  shop = await makeTestApp();
  const editor = await makeUser(shop.services, { permissions: ['content.write'] });
  ({ token } = editor);
  editorId = editor.user.id;
  customer = (await makeUser(shop.services)).token;
  await makeProduct(shop.services.db, { slug: 'sal-mineral' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T12:00:00Z');
  for (const table of [posts, revalidations, auditLog]) await shop.services.db.delete(table);
});

const body: CreatePostBody = {
  slug: 'seca-de-julho',
  title: 'A seca de julho',
  excerpt: 'O que fazer.',
  bodyMarkdown: '## O pasto\n\nMeça.',
  author: { name: 'Helena Quaresma', role: 'Zootecnista' },
  species: ['bovinos'],
  brandIds: ['boa-lida'],
  relatedProductSlugs: ['sal-mineral'],
  picture: null,
  published: true,
  publishedAt: '2026-11-20T08:00:00-03:00',
  translations: {},
};
const picture = {
  srcUrl: '/media/seca-0123abcd-640.webp',
  alt: 'Pasto seco',
  width: 1280,
  height: 640,
  widths: [320, 640],
  color: '#c0a060',
};

/** Every answer of these calls, side by side. */
type Answer = ManagedPost & ErrorBody & { items: ManagedPost[]; total: number };
const send = async (method: string, path: string, given?: unknown, as = token) => {
  const answer = await shop.request(method, path, { token: as, body: given });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as Answer };
};
const create = (changes: Partial<CreatePostBody> = {}) => send('POST', '/blog/', { ...body, ...changes });
const made = async (changes: Partial<CreatePostBody> = {}) => (await create(changes)).body;
const refused = async (changes: object) => {
  const answer = await send('POST', '/blog/', { ...body, ...changes });
  return { status: answer.status, fields: answer.body.fields };
};
const publicStatus = async (slug: string) => (await shop.request('GET', `/blog/${slug}`)).status;
const pagesOf = async (id: string) =>
  (
    await shop.services.db
      .select({ path: revalidations.path })
      .from(revalidations)
      .where(and(eq(revalidations.entityId, id), eq(revalidations.brandId, 'boa-lida')))
      .orderBy(revalidations.nextAttemptAt)
  ).map(({ path }) => path);
const auditOf = (id: string) =>
  shop.services.db.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(auditLog.id);

describe('an article that is written', () => {
  it('is on the shop at once, told in the audit log, and its pages are asked for', async () => {
    const { status, body: post } = await create({ picture });
    expect(status).toBe(201);
    expect(post).toMatchObject({
      ...body,
      picture,
      publishedAt: '2026-11-20T11:00:00.000Z',
      state: 'published',
      version: 1,
    });
    expect(await publicStatus('seca-de-julho')).toBe(200);
    expect(await pagesOf(post.id)).toEqual(['/informativos/seca-de-julho', '/informativos']);
    expect(await auditOf(post.id)).toMatchObject([
      { action: 'post.create', actorId: editorId, details: { after: { slug: 'seca-de-julho' } } },
    ]);
  });

  it('is hidden as a draft, and seen by its editors as its page would show it', async () => {
    const draft = await made({ published: false });
    expect(draft.state).toBe('draft');
    expect(await publicStatus('seca-de-julho')).toBe(404);
    expect((await send('GET', '/blog/')).body).toEqual([]);
    const preview = await send('GET', `/blog/all/${draft.id}/preview?locale=pt-BR`);
    expect(preview).toMatchObject({
      status: 200,
      body: { title: 'A seca de julho', relatedProducts: [{ slug: 'sal-mineral' }] },
    });
    expect((await send('GET', `/blog/all/${draft.id}/preview`, undefined, customer)).status).toBe(403);
  });

  it('goes on the shop by itself when its time comes, once', async () => {
    const post = await made({ publishedAt: '2026-11-21T15:00:00Z' });
    expect(post.state).toBe('scheduled');
    await shop.services.db.delete(revalidations);
    const announce = () => shop.services.managedContent.announceDuePosts();
    expect(await announce()).toBe(0);
    expect(await publicStatus('seca-de-julho')).toBe(404);
    shop.clock.current = new Date('2026-11-21T15:00:20Z');
    await runRound(shop.services);
    expect(await pagesOf(post.id)).toEqual(['/informativos/seca-de-julho', '/informativos']);
    expect(await publicStatus('seca-de-julho')).toBe(200);
    expect(await announce()).toBe(0);
  });

  it('is stored as written, in its translations too: what shows a text makes it safe', async () => {
    const bodyMarkdown = 'pH <7, <script>alert(1)</script>[aqui](javascript:alert(1)) e [loja](/shop)';
    const post = await made({ bodyMarkdown, translations: { en: { title: 'Dry', bodyMarkdown } } });
    expect(post).toMatchObject({ bodyMarkdown, translations: { en: { title: 'Dry', bodyMarkdown } } });
  });

  it.each([
    ['an unknown brand', { brandIds: ['boa-lida', 'toString'] }, { brandIds: 'unknownOption' }],
    ['an unknown product', { relatedProductSlugs: ['nada'] }, { relatedProductSlugs: 'unknownOption' }],
    ['a slug with its own meaning', { slug: 'all' }, { slug: 'taken' }],
    ['a slug with capitals', { slug: 'Seca' }, { slug: 'slug' }],
    ['an unknown field', { translations: { en: { slug: 'x' } } }, { 'translations.en.slug': 'unknownField' }],
    [
      'an unknown language',
      { translations: { tlh: { title: 'x' } } },
      { 'translations.tlh': 'unknownField' },
    ],
    ['a date no calendar shows', { publishedAt: '0000-01-01T00:00:00Z' }, { publishedAt: 'invalid' }],
    [
      'a picture of a script',
      { picture: { ...picture, srcUrl: 'javascript:alert(1)' } },
      { picture: 'invalid' },
    ],
    [
      'a picture of elsewhere on the site',
      { picture: { ...picture, srcUrl: '/media/../api/x' } },
      { picture: 'invalid' },
    ],
    ['a picture whose colour is none', { picture: { ...picture, color: 'url(x)' } }, { picture: 'invalid' }],
    ['a picture whose text cannot be stored', { picture: { ...picture, alt: '\0' } }, { picture: 'invalid' }],
  ])('is refused with %s', async (_what, changes, fields) => {
    expect(await refused(changes)).toMatchObject({ status: 422, fields });
    expect(await shop.services.db.$count(posts)).toBe(0);
    expect(await shop.services.db.$count(auditLog)).toBe(0);
  });

  it('is refused under a slug that is taken, also when two come at once', async () => {
    const both = await Promise.all([create(), create()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await refused({})).toEqual({ status: 422, fields: { slug: 'taken' } });
  });
});

describe('an article that is changed', () => {
  it('keeps what is not named, renews its old and its new address, and takes links to it along', async () => {
    const post = await made();
    const other = await made({
      slug: 'leia-mais',
      bodyMarkdown: '[Seca](/informativos/seca-de-julho), [pasto](/informativos/seca-de-julho-2)',
    });
    await shop.services.db.delete(revalidations);
    const { status, body: changed } = await send('PATCH', `/blog/all/${post.id}`, {
      version: 1,
      slug: 'agosto',
    });
    expect(status).toBe(200);
    expect(changed).toMatchObject({ ...body, publishedAt: post.publishedAt, slug: 'agosto', version: 2 });
    expect(await pagesOf(other.id)).toEqual(['/informativos/leia-mais', '/informativos']);
    const told = (await send('GET', `/blog/all/${other.id}`)).body.bodyMarkdown;
    expect(told).toBe('[Seca](/informativos/agosto), [pasto](/informativos/seca-de-julho-2)');
    expect(await pagesOf(post.id)).toEqual([
      '/informativos/agosto',
      '/informativos/seca-de-julho',
      '/informativos',
    ]);
    expect((await auditOf(post.id)).at(-1)).toMatchObject({
      action: 'post.update',
      details: { before: { slug: 'seca-de-julho' }, after: { slug: 'agosto' } },
    });
  });

  it('answers an older version with what is stored, and changes nothing', async () => {
    const post = await made();
    await send('PATCH', `/blog/all/${post.id}`, { version: 1, title: 'Do outro editor' });
    const stale = await send('PATCH', `/blog/all/${post.id}`, { version: 1, title: 'Meu' });
    expect(stale).toMatchObject({
      status: 409,
      body: { errorCode: 'STALE', details: { id: post.id, title: 'Do outro editor', version: 2 } },
    });
    expect((await send('GET', `/blog/all/${post.id}`)).body).toEqual(stale.body.details);
  });

  it('leaves no translation of a text that it changes in Portuguese alone, and every other one', async () => {
    const { id } = await made({
      translations: { en: { title: 'The drought', excerpt: 'What to do.' }, es: { title: 'La sequía' } },
    });
    const translations = {
      en: { title: 'The flood', excerpt: 'What to do.' },
      es: { title: 'La sequía' },
    };
    const { body: both } = await send('PATCH', `/blog/all/${id}`, {
      version: 1,
      title: 'A cheia de julho',
      translations,
    });
    expect(both.translations).toEqual({ en: { title: 'The flood', excerpt: 'What to do.' } });
    const { body: one } = await send('PATCH', `/blog/all/${id}`, { version: 2, excerpt: 'Como agir.' });
    expect(one.translations).toEqual({ en: { title: 'The flood' } });
  });

  it('that does not change is no new version, and nothing is told', async () => {
    const post = await made();
    const same = await send('PATCH', `/blog/all/${post.id}`, { version: 1, title: post.title });
    expect(same.body.version).toBe(1);
    expect(await auditOf(post.id)).toHaveLength(1);
  });

  it('may go on naming a product that was taken away since', async () => {
    const { db } = shop.services;
    const { id } = await made();
    await db
      .update(posts)
      .set({ relatedProductSlugs: ['sumiu'] })
      .where(eq(posts.id, id));
    const unchanged = { version: 1, title: 'Novo', relatedProductSlugs: ['sumiu', 'sal-mineral'] };
    expect((await send('PATCH', `/blog/all/${id}`, unchanged)).status).toBe(200);
  });

  it('tells a long text in short in the audit log', async () => {
    const post = await made();
    await send('PATCH', `/blog/all/${post.id}`, { version: 1, bodyMarkdown: 'a'.repeat(50_000) });
    expect(JSON.stringify((await auditOf(post.id)).at(-1)?.details).length).toBeLessThan(1_500);
  });

  it('goes, with its pages, when it is deleted', async () => {
    const post = await made();
    await shop.services.db.delete(revalidations);
    expect((await send('DELETE', `/blog/all/${post.id}`)).status).toBe(204);
    expect(await publicStatus('seca-de-julho')).toBe(404);
    expect(await pagesOf(post.id)).toEqual(['/informativos/seca-de-julho', '/informativos']);
    expect((await auditOf(post.id)).at(-1)).toMatchObject({ action: 'post.delete' });
    expect((await send('DELETE', `/blog/all/${post.id}`)).status).toBe(404);
    expect((await send('PATCH', `/blog/all/${post.id}`, { version: 1 })).status).toBe(404);
  });
});

describe('the list of articles', () => {
  it('holds every state, newest first, and finds by state and title', async () => {
    await made({ slug: 'a', title: 'Seca', publishedAt: '2026-11-01T00:00:00Z' });
    await made({ slug: 'b', title: 'Chuva 100%', published: false, publishedAt: '2026-11-02T00:00:00Z' });
    await made({ slug: 'c', title: 'Vacina', publishedAt: '2026-12-01T00:00:00Z' });
    const slugs = async (query: string) => {
      const { body: list } = await send('GET', `/blog/all/?${query}`);
      expect(list.total).toBe(list.items.length);
      return list.items.map(({ slug, state }) => `${slug} ${state}`);
    };
    expect(await slugs('')).toEqual(['c scheduled', 'b draft', 'a published']);
    expect(await slugs('situacao=draft')).toEqual(['b draft']);
    expect(await slugs('situacao=scheduled')).toEqual(['c scheduled']);
    expect(await slugs('situacao=published')).toEqual(['a published']);
    expect(await slugs('q=seca')).toEqual(['a published']);
    expect(await slugs(`q=${encodeURIComponent('0%')}`)).toEqual(['b draft']);
  });

  it('is closed to users without content.write', async () => {
    for (const [method, path, given] of [
      ['GET', '/blog/all/'],
      ['POST', '/blog/', body],
      ['PATCH', '/blog/all/x', { version: 1 }],
      ['DELETE', '/blog/all/x'],
    ] as const) {
      expect((await send(method, path, given, customer)).status).toBe(403);
      expect((await shop.request(method, path, { body: given })).status).toBe(401);
    }
  });
});

it('the freshness of an article follows its pages', async () => {
  const post = await made();
  expect((await send('GET', `/report/freshness/post/${post.id}`)).body).toEqual({
    savedAt: '2026-11-21T12:00:00.000Z',
    onShopSince: null,
    pending: 2,
    failed: 0,
    unpurged: 0,
  });
  expect((await send('GET', `/report/freshness/post/${post.id}`, undefined, customer)).status).toBe(403);
  expect((await send('GET', '/report/freshness/user/x')).status).toBe(422);
});
