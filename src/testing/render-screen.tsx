import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance, type i18n as I18n } from 'i18next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { vi } from 'vitest';
import { LOCALES, type Locale } from '@config/locales';
import { call } from '@/client/call';
import { createQueryClient } from '@/client/query';
import { mockApi, type ApiAnswers } from './mock-api';

interface ScreenOptions {
  /** Address as the browser shows it; its query is the router's query. */
  url?: string;
  /** Page file of the address, such as `/produtos/[slug]`; the address without query when left out. */
  pathname?: string;
  /** Parameters of the page file, such as `{ slug }`. */
  params?: Record<string, string>;
  locale?: Locale;
  /** What the API answers; see mock-api.ts. */
  answers?: ApiAnswers;
}

/** Every text file of a language, as the pages get them. */
function readTexts(locale: Locale) {
  const folder = join(process.cwd(), 'public/locales', locale);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as object,
    ]),
  );
}

/** i18next with the shop's own files. */
export function makeI18n(locale: Locale): I18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: 'en',
    supportedLngs: [...LOCALES],
    defaultNS: 'common',
    resources: { [locale]: readTexts(locale), ...(locale !== 'en' && { en: readTexts('en') }) },
    interpolation: { escapeValue: false },
    returnEmptyString: false,
    initAsync: false,
  });
  return instance;
}

/** A router that stands where the test says and remembers where it was sent. */
export function makeRouter({ url = '/', pathname, params = {}, locale = 'pt-BR' }: ScreenOptions = {}) {
  const { pathname: path, searchParams } = new URL(url, 'http://shop.test');
  const query: NextRouter['query'] = { ...params };
  for (const key of new Set(searchParams.keys())) {
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
    isReady: true,
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
  // A test does not wait for the second and third try.
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  const i18n = makeI18n(options.locale ?? 'pt-BR');
  const view = render(ui, {
    wrapper: ({ children }) => (
      <RouterContext.Provider value={router}>
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
        </I18nextProvider>
      </RouterContext.Provider>
    ),
  });
  return { ...view, router, queryClient, calls, i18n, user: userEvent.setup() };
}
