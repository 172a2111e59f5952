import { join } from 'node:path';
import {
  hashKey,
  HydrationBoundary,
  QueryCache,
  QueryClientProvider,
  type DehydratedState,
} from '@tanstack/react-query';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Call } from '@/client/make-call';
import { createQueryClient } from '@/client/query';
import { SessionProvider } from '@/features/auth/session';
import { makeRouter, makeTexts } from '@/testing/render-screen';
import { seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeTestDatabase } from '@/testing/test-database';

const api = vi.hoisted(() => ({ call: (): Promise<never> => Promise.reject(new Error('No shop yet')) }));
vi.mock('./server-call', () => ({ serverCall: (...rest: never[]) => api.call(...(rest as [])) }));

const LOCALE = 'pt-BR';

interface LoadedPage {
  props?: Record<string, unknown> & { dehydratedState?: DehydratedState };
}

type Loader = (context: object) => Promise<LoadedPage>;

interface PageModule {
  default: ComponentType<Record<string, unknown>>;
  getStaticProps?: Loader;
  getServerSideProps?: Loader;
}

let shop: TestApp;
/** The address of each page that brings data, by its file. */
let addresses: Record<string, { url: string; slug?: string }>;
beforeAll(async () => {
  const database = await makeTestDatabase();
  await seedTestCatalog(database.db);
  shop = await makeTestApp({ database });
  const call = shop.call();
  api.call = call as typeof api.call;
  const query = { locale: LOCALE } as const;
  const product = (await call('listBestSellers', { query: { ...query, limit: 2 } })).map(({ slug }) => slug);
  const category = (await call('listCategories', { query }))[0]?.slug;
  const collection = (await call('listCollections', { query }))[0]?.slug;
  const post = (await call('listPosts', { query }))[0]?.slug;
  const lesson = (await call('getUniversity', { query })).lessons[0]?.slug;
  const page = (url: string, slug?: string) => ({
    url: slug ? `${url}/${slug}` : url,
    ...(slug && { slug }),
  });
  addresses = {
    'index.tsx': page('/'),
    'shop.tsx': page('/shop'),
    'buscar.tsx': page('/buscar?q=sal'),
    'comparar.tsx': page(`/comparar?${product.map((slug) => `produto=${slug}`).join('&')}`),
    'produtos/[slug].tsx': page('/produtos', product[0]),
    'categoria/index.tsx': page('/categoria'),
    'categoria/[slug].tsx': page('/categoria', category),
    'collections/index.tsx': page('/collections'),
    'collections/[slug].tsx': page('/collections', collection),
    'informativos/index.tsx': page('/informativos'),
    'informativos/[slug].tsx': page('/informativos', post),
    'universidade/index.tsx': page('/universidade'),
    'universidade/[slug].tsx': page('/universidade', lesson),
    'sobre-nos.tsx': page('/sobre-nos'),
    'terms.tsx': page('/terms'),
    'privacy.tsx': page('/privacy'),
    'faq.tsx': page('/faq'),
    'perguntas-frequentes.tsx': page('/perguntas-frequentes'),
    'seja-nosso-parceiro.tsx': page('/seja-nosso-parceiro'),
    'marca-propria.tsx': page('/marca-propria'),
  };
});
afterAll(() => shop.close());

/** Every page but those of signed-in people, and those that are no document. */
const PAGES = globSync('**/*.tsx', {
  cwd: 'pages',
  ignore: ['_*.tsx', 'dashboard/**', 'minha-conta/**', 'universidade/material_exclusivo/**', 'redirect/**'],
}).sort();

const importPage = async (file: string): Promise<PageModule> =>
  (await import(/* @vite-ignore */ join(process.cwd(), 'pages', file))) as PageModule;

/** What Next calls a page's loader with, and what it answers. */
async function loadProps({ getStaticProps, getServerSideProps }: PageModule, router: NextRouter) {
  const load = getStaticProps ?? getServerSideProps;
  if (!load) throw new Error('The page has no loader');
  const { slug } = router.query;
  const context = {
    locale: LOCALE,
    query: router.query,
    params: { slug },
    res: { setHeader: () => undefined },
  };
  // A page that this brand does not have brings nothing.
  return (await load(context)).props ?? {};
}

/** The queries that a page asks for in its first paint, as the server renders it, by key. */
function paint(page: ReactNode, router: NextRouter, state: DehydratedState | undefined): string[] {
  const refuse: Call = () => Promise.reject(new Error('The first paint calls the API'));
  const client = createQueryClient(refuse);
  const build = vi.spyOn(QueryCache.prototype, 'build');
  const withSession = createElement(SessionProvider, null, page);
  const withData = createElement(HydrationBoundary, { state, children: withSession });
  const withTexts = createElement(I18nextProvider, { i18n: makeTexts(LOCALE), children: withData });
  const withCache = createElement(QueryClientProvider, { client, children: withTexts });
  renderToString(createElement(RouterContext.Provider, { value: router }, withCache));
  const isOn = (options: object) => !('enabled' in options) || options.enabled !== false;
  // What is hydrated comes with a state.
  const asked = build.mock.calls.filter(([, options, stored]) => !stored && isOn(options));
  return [...new Set(asked.map(([, { queryKey }]) => hashKey(queryKey)))].sort();
}

describe('a page brings what its screen asks for first, and nothing else', () => {
  it.each(PAGES)('%s', async (file) => {
    const { url, slug } = addresses[file] ?? { url: `/${file.replace('.tsx', '')}` };
    const pathname = `/${file.replace(/(\/index)?\.tsx$/, '')}`;
    const router = makeRouter({ url, pathname, params: slug ? { slug } : {}, locale: LOCALE });
    const page = await importPage(file);
    const props = await loadProps(page, router);
    const brought = props.dehydratedState?.queries.map(({ queryHash }) => queryHash).sort() ?? [];
    expect(paint(createElement(page.default, props), router, props.dehydratedState)).toEqual(brought);
    expect(brought.length > 0).toBe(file in addresses);
  });
});
