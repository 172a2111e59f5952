import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import { completeTexts } from '@config/complete-texts';
import { brand } from '@config/brands';
import { voiceOf } from '@config/brands/voices';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@config/locales';
import type { PageTexts, Texts } from '@/client/page-texts';
import nextI18nextConfig from '../../../next-i18next.config';

/** Text files of a screen, beside `common`, which every page has. */
export type Namespace =
  | 'address'
  | 'cart'
  | 'catalog'
  | 'common'
  | 'content'
  | 'forms'
  | 'checkout'
  | 'account'
  | 'dashboard'
  | 'errors'
  | 'manage'
  | 'manage-content'
  | 'manage-people'
  | 'manage-products'
  | 'manage-search'
  | 'offline'
  | 'product'
  | 'quote'
  | 'saved'
  | 'search'
  | 'university';

/** The locale of a page's request, which Next has checked; the default one where there is none. */
export const pageLocale = (locale: string | undefined): Locale =>
  isLocale(locale) ? locale : DEFAULT_LOCALE;

/** A text file without the groups that no part of the page reads, so that they stay out of its document. */
export type PageFile = Namespace | PartOfFile;

interface PartOfFile {
  file: Namespace;
  without: readonly string[];
}

const LIST_GROUPS = ['list', 'sorts', 'weights', 'filters', 'shop', 'search', 'category', 'collections'];

/** A product's page offers no account: `optional` labels forms, and a brand without a cart has one there. */
const FORM_GROUPS = brand.cartEnabled ? ['optional'] : [];

/** Groups of `common` that only the checkout, the account, contact and lost pages read. */
const LATER_GROUPS = ['orderMessage', 'count', 'notFound'];

/** Groups of `catalog` that a brand with a cart does not read. */
const QUOTE_GROUPS = brand.cartEnabled ? ['quote'] : [];

/** What cards of products read of `common`. A brand that quotes says on its home page how soon. */
const CARD_COMMON: PartOfFile = {
  file: 'common',
  without: [...LATER_GROUPS, 'freight', 'saleClass', ...(brand.cartEnabled ? ['duration'] : [])],
};

/** Groups of `catalog` that only a product's page and the quick view read. */
const PRODUCT_GROUPS = ['reviews', 'freight', 'gallery', 'stock', 'quantity'];

/** The texts of the catalogue and of every page that the home page reads. */
export const HOME_TEXTS: readonly PartOfFile[] = [
  CARD_COMMON,
  { file: 'catalog', without: [...LIST_GROUPS, ...QUOTE_GROUPS, ...PRODUCT_GROUPS] },
];

/** The texts that a list of products and the search read. */
export const LIST_TEXTS: readonly PageFile[] = [
  CARD_COMMON,
  { file: 'catalog', without: [...QUOTE_GROUPS, ...PRODUCT_GROUPS, 'hero', 'home'] },
  'search',
];

/** The texts of the catalogue and of every page that a product's page reads. */
export const PRODUCT_PAGE_TEXTS: readonly PartOfFile[] = [
  { file: 'common', without: [...LATER_GROUPS, ...FORM_GROUPS] },
  { file: 'catalog', without: [...LIST_GROUPS, ...QUOTE_GROUPS, 'hero', 'home', 'tile'] },
];

/**
 * `common` and the screen's own texts, in the page's language; missing ones are filled from the default language here,
 * so that no page carries two languages. Texts of the cart and of errors are loaded when they are needed.
 */
export async function loadTexts(
  locale: Locale,
  pageFiles: readonly PageFile[],
): Promise<{ _nextI18Next: PageTexts }> {
  const parts = pageFiles.map((one) => (typeof one === 'string' ? { file: one, without: [] } : one));
  const files = ['common', ...parts.map(({ file }) => file)];
  // A card of a brand without a cart asks for a quote.
  const ns = [...new Set([...files, ...(!brand.cartEnabled && files.includes('catalog') ? ['quote'] : [])])];
  const { _nextI18Next } = await serverSideTranslations(locale, ns, nextI18nextConfig);
  // Its type is `any`; the files are the shop's own.
  const store = _nextI18Next?.initialI18nStore as Partial<Record<Locale, Record<string, Texts>>>;
  const loaded = ns.map((name) => {
    const house = completeTexts(store[locale]?.[name] ?? {}, store[DEFAULT_LOCALE]?.[name]);
    // A text that the brand says in its own words is there; the others are those of the house.
    const texts = completeTexts(voiceOf(brand.id, locale, name) as Texts, house);
    const without = parts.find(({ file }) => file === name)?.without ?? [];
    return [name, Object.fromEntries(Object.entries(texts).filter(([group]) => !without.includes(group)))];
  });
  return {
    _nextI18Next: {
      initialLocale: locale,
      ns,
      initialI18nStore: { [locale]: Object.fromEntries(loaded) as Record<string, Texts> },
    },
  };
}
