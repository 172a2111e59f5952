import type { GetStaticProps } from 'next';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ManagedPost } from '@/contract/schemas/managed-content';
import { makeCategory } from '@/testing/make-product';
import { makeProductEditor } from '@/testing/make-product-editor';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { articlePageProps } from './news-page-props';
import { productPageProps } from './product-page-props';

const api = vi.hoisted(() => ({ call: (): Promise<never> => Promise.reject(new Error('No shop yet')) }));
vi.mock('./server-call', () => ({ serverCall: (...rest: never[]) => api.call(...(rest as [])) }));

let shop: TestApp;
let editor: Awaited<ReturnType<typeof makeProductEditor>>;
beforeAll(async () => {
  shop = await makeTestApp();
  api.call = shop.call() as typeof api.call;
  editor = await makeProductEditor(shop);
  await makeCategory(shop.services.db, { slug: 'bovinos-de-corte' });
});
afterAll(() => shop.close());

const open = (
  props: GetStaticProps<Record<string, unknown>, { slug: string }>,
  slug: string,
  locale = 'pt-BR',
) => props({ params: { slug }, locale });
const movedTo = (destination: string) =>
  expect.objectContaining({ redirect: { destination, permanent: true } }) as unknown;
const NOT_FOUND = expect.objectContaining({ notFound: true }) as unknown;

describe('the old address of a product', () => {
  it('leads to the new one in its language, also after a second change', async () => {
    const { id } = await editor.create({ slug: 'sal-80' });
    await editor.patch(id, { version: 1, slug: 'sal-85' });
    await editor.patch(id, { version: 2, slug: 'sal-90' });
    expect(await open(productPageProps, 'sal-80')).toEqual(movedTo('/pt-BR/produtos/sal-90'));
    expect(await open(productPageProps, 'sal-85', 'en')).toEqual(movedTo('/produtos/sal-90'));
    expect(await open(productPageProps, 'sal-90')).toHaveProperty('props');
  });

  it('is its own again when the product returns to it', async () => {
    const { id } = await editor.create({ slug: 'ureia' });
    await editor.patch(id, { version: 1, slug: 'ureia-plus' });
    await editor.patch(id, { version: 2, slug: 'ureia' });
    expect(await open(productPageProps, 'ureia')).toHaveProperty('props');
    expect(await open(productPageProps, 'ureia-plus')).toEqual(movedTo('/pt-BR/produtos/ureia'));
  });

  it('belongs to another product that takes it, and stays empty when that one goes', async () => {
    const { id } = await editor.create({ slug: 'fosbovi' });
    await editor.patch(id, { version: 1, slug: 'fosbovi-20' });
    const other = await editor.create({ slug: 'fosbovi' });
    expect(await open(productPageProps, 'fosbovi')).toHaveProperty('props');
    await editor.send('DELETE', `/product/all/${other.id}`);
    expect(await open(productPageProps, 'fosbovi')).toEqual(NOT_FOUND);
  });

  it('is not found while the shop does not show the product', async () => {
    const { id } = await editor.create({ slug: 'oculto' });
    await editor.patch(id, { version: 1, slug: 'escondido', published: false });
    expect(await open(productPageProps, 'oculto')).toEqual(NOT_FOUND);
  });
});

it('the old address of an article leads to the new one, until another article takes it', async () => {
  const { token } = await makeUser(shop.services, { permissions: ['content.write'] });
  const body = {
    slug: 'seca-de-julho',
    title: 'A seca de julho',
    excerpt: 'O que fazer.',
    bodyMarkdown: 'Meça o pasto.',
    author: { name: 'Helena Quaresma', role: 'Zootecnista' },
    species: ['bovinos'],
    brandIds: ['boa-lida'],
    relatedProductSlugs: [],
    picture: null,
    published: true,
    publishedAt: '2026-11-20T08:00:00-03:00',
    translations: {},
  };
  const made = await shop.request('POST', '/blog/', { token, body });
  const { id } = (await made.json()) as ManagedPost;
  await shop.request('PATCH', `/blog/all/${id}`, { token, body: { version: 1, slug: 'agosto' } });
  expect(await open(articlePageProps, 'seca-de-julho', 'he')).toEqual(movedTo('/he/informativos/agosto'));
  await shop.request('POST', '/blog/', { token, body });
  expect(await open(articlePageProps, 'seca-de-julho')).toHaveProperty('props');
});
