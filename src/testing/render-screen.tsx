import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { createInstance, type Resource, type ResourceLanguage } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { vi } from 'vitest';
import { I18N_OPTIONS } from '@config/i18n-options';
import { LOCALES, type Locale } from '@config/locales';
import { call } from '@/client/call';
import { isolateValues } from '@/lib/texts/isolate-values';
import { createQueryClient } from '@/client/query';
import { watchMissingTexts } from '@/client/watch-missing-texts';
import { SessionProvider } from '@/features/auth/session';
import { mockApi, type ApiAnswers } from './mock-api';

interface ScreenOptions {
  /** Address as the browser shows it; its query is the router's query. */
  url?: string;
  /** Page file of the address, such as `/produtos/[slug]`; the address without query when left out. */
  pathname?: string;
  /** Parameters of the page file, such as `{ slug }`. */
  params?: Record<string, string>;
  /** False for a stored page of which the router has not read the query yet. */
  isReady?: boolean;
  locale?: Locale;
  /** Every text of the language unless given. */
  texts?: Resource;
  /** What the API answers; see mock-api.ts. */
  answers?: ApiAnswers;
}

const texts = new Map<Locale, Resource>();

/** Every text file of a language, as i18next takes them. */
export function readTexts(locale: Locale): Resource {
  const known = texts.get(locale);
  if (known) return known;
  const folder = join(process.cwd(), 'public/locales', locale);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as ResourceLanguage;
  const resource = {
    [locale]: Object.fromEntries(files.map((file) => [file.replace('.json', ''), read(file)])),
  };
  texts.set(locale, resource);
  return resource;
}

/** i18next as the pages use it. */
export function makeTexts(locale: Locale, resources: Resource = readTexts(locale)) {
  const i18n = createInstance({ ...I18N_OPTIONS, lng: locale, resources, initAsync: false });
  void i18n.use(initReactI18next).use(isolateValues).init();
  watchMissingTexts(i18n);
  return i18n;
}

/** A router at the given address that records navigations. */
export function makeRouter({
  url = '/',
  pathname,
  params = {},
  isReady = true,
  locale = 'pt-BR',
}: ScreenOptions = {}) {
  const { pathname: path, searchParams } = new URL(url, 'http://shop.test');
  const query: NextRouter['query'] = { ...params };
  for (const key of isReady ? new Set(searchParams.keys()) : []) {
    const values = searchParams.getAll(key);
    query[key] = values.length > 1 ? values : values[0];
  }
  const router = {
    route: pathname ?? path,
    pathname: pathname ?? path,
    query,
    asPath: url,
    basePath: '',
    locale,
    locales: [...LOCALES],
    defaultLocale: 'en',
    isReady,
    isFallback: false,
    isPreview: false,
    isLocaleDomain: false,
    push: vi.fn<NextRouter['push']>(async () => true),
    replace: vi.fn<NextRouter['replace']>(async () => true),
    reload: vi.fn(),
    back: vi.fn(),
    forward: vi.fn(),
    prefetch: vi.fn(async () => undefined),
    beforePopState: vi.fn(),
    events: { on: vi.fn(), off: vi.fn(), emit: vi.fn() },
  };
  return router satisfies NextRouter;
}

/** Renders a screen or a part of one as a page would: query cache, the real texts, a router, and a mocked API. */
export function renderScreen(ui: ReactNode, options: ScreenOptions = {}) {
  const calls = mockApi(options.answers ?? {});
  const router = makeRouter(options);
  const queryClient = createQueryClient(call);
  // A test does not wait for retries.
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  const i18n = makeTexts(options.locale ?? 'pt-BR', options.texts);
  const view = render(ui, {
    wrapper: ({ children }) => (
      <RouterContext.Provider value={router}>
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>
            <SessionProvider>{children}</SessionProvider>
          </QueryClientProvider>
        </I18nextProvider>
      </RouterContext.Provider>
    ),
  });
  return { ...view, router, queryClient, calls, user: userEvent.setup() };
}
