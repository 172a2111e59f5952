import {
  dehydrate,
  type DehydratedState,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { brand } from '@config/brands';
import { completeTexts } from '@config/complete-texts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@config/locales';
import { isApiError, type ApiError } from '@/client/api-error';
import { createQueryClient, endpointQuery } from '@/client/query';
import type { CallInput, Output } from '@/contract/contract';
import type { EndpointName } from '@/contract/endpoints';
import type { PageTexts } from '@/lib/translation';
import nextI18nextConfig from '../../../next-i18next.config';
import { serverCall } from './server-call';

/** Text files of a screen, beside `common`, which every page has. */
export type Namespace =
  | 'catalog'
  | 'content'
  | 'forms'
  | 'checkout'
  | 'account'
  | 'dashboard'
  | 'manage'
  | 'manage-content'
  | 'manage-people'
  | 'manage-products'
  | 'offline'
  | 'product'
  | 'saved'
  | 'search'
  | 'university';

export interface PageLoader {
  locale: Locale;
  /**
   * Asks the API and keeps the answer for the screen, under the key that `endpointQuery(name, input)` gives it.
   * @throws ApiError
   */
  load: <K extends EndpointName>(name: K, input: CallInput<K>) => Promise<Output<K>>;
  /**
   * Runs a query that is put together from several endpoints and keeps its answer under its own key.
   * @throws ApiError
   */
  loadQuery: <Data, Key extends QueryKey>(
    options: QueryExecuteOptions<Data, ApiError, Data, Data, Key>,
  ) => Promise<Data>;
}

/** The locale of a page's request, which Next has checked; the default one where there is none. */
export const pageLocale = (locale: string | undefined): Locale =>
  isLocale(locale) ? locale : DEFAULT_LOCALE;

/** A text file, or what is left of it: groups that no part of the page reads stay at home. */
export type PageFile = Namespace | PartOfFile;

interface PartOfFile {
  file: Namespace;
  without: readonly string[];
}

/** The shelf's texts without those of lists with filters: cards stand on many pages. */
export const CARD_TEXTS: PartOfFile = {
  file: 'catalog',
  without: ['sorts', 'weights', 'filters', 'shop', 'search'],
};

/** What a product's page reads of them. */
export const PRODUCT_TEXTS: PartOfFile = {
  ...CARD_TEXTS,
  without: [...CARD_TEXTS.without, 'hero', 'home', 'list'],
};

/** The cart opens over every page of a brand that sells. */
const EVERYWHERE = brand.cartEnabled ? ['common', 'cart'] : ['common'];

/**
 * `common`, the cart's and the screen's own texts, in the page's language alone; a text it lacks comes from the default
 * one, and a test reports it. The texts of errors are loaded when the first one happens. A document leaves out those that come as a script
 * (config/text-scripts.js); the data of a change of page brings them all.
 */
export async function loadTexts(
  locale: Locale,
  pageFiles: readonly PageFile[],
): Promise<{ texts: PageTexts }> {
  const names = pageFiles.map((one) => (typeof one === 'string' ? one : one.file));
  const wanted = [...EVERYWHERE, ...names];
  const { _nextI18Next } = await serverSideTranslations(locale, wanted, nextI18nextConfig);
  // Its type is `any`; the files are the shop's own.
  const store = _nextI18Next?.initialI18nStore as Record<Locale, PageTexts['files']> | undefined;
  const fallbacks = store?.[DEFAULT_LOCALE];
  const files: PageTexts['files'] = Object.fromEntries(
    Object.entries(store?.[locale] ?? {}).map(([file, texts]) => [
      file,
      completeTexts(texts, fallbacks?.[file]),
    ]),
  );
  for (const one of pageFiles) {
    if (typeof one === 'string') continue;
    const { file, without } = one;
    files[file] = Object.fromEntries(
      Object.entries(files[file] ?? {}).filter(([group]) => !without.includes(group)),
    );
  }
  return { texts: { language: locale, files } };
}

/** Runs a page's queries and gives what is left of them as plain data. */
export async function loadQueries(
  locale: Locale,
  run: (page: PageLoader) => Promise<unknown>,
): Promise<DehydratedState> {
  const client = createQueryClient(serverCall);
  try {
    // No retry: Next keeps the last good page, and a person does not wait for three attempts.
    await run({
      locale,
      load: (name, input) => client.query({ ...endpointQuery(name, input), retry: false }),
      loadQuery: (options) => client.query({ ...options, retry: false }),
    });
    // Next refuses `undefined` in props; a pass through JSON leaves it out.
    return JSON.parse(JSON.stringify(dehydrate(client))) as DehydratedState;
  } finally {
    // Its timers would keep the answers in memory for minutes after the page is made.
    client.clear();
  }
}

/** The API knows no such thing, or the address could not name one. Everything else is a failure, never "not found". */
export const isMissing = (error: unknown) =>
  isApiError(error) && (error.status === 404 || error.status === 422);
