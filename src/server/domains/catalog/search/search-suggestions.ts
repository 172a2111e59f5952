import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import type { Category } from '@/contract/schemas/catalog';
import type { SearchSuggestions } from '@/contract/schemas/search';
import { fromCents } from '@/lib/money';
import type { Db } from '@/server/db/client';
import { cardPicture } from '@/server/domains/catalog/product/product-card';
import { splitAbsences } from '@/server/domains/catalog/thesaurus/absence';
import type { Lexicon } from '@/server/domains/catalog/thesaurus/thesaurus';
import { foldPhrase } from '@/server/domains/catalog/thesaurus/thesaurus-fold';
import { translate } from '@/server/domains/catalog/product/translate';
import { asSoldNow } from '@/server/domains/pricing/sold-now';
import { planSearch } from './search';
import { listCodedPacks, type CodedPack } from './search-codes.repo';
import {
  listBestMatches,
  listPopularSearches,
  listTitledPhrases,
  listTypedProducts,
  listTypedRows,
} from './search-suggestions.repo';
import { listListedWords, listNearWords, listWordsStarting } from './search-words.repo';
import { cleanSearch, correctSpelling, fold, pickWord } from './search-words';

const PRODUCTS = 5;
const CATEGORIES = 3;
const WORDS = 6;
/** The most completions of the last word; with more, one letter would match everything. */
const ENDINGS = 8;

interface Typing {
  db: Db;
  brandId: string;
  /** Categories that show something, in menu order, in the person's language. */
  categories: readonly Category[];
  q: string;
  locale?: Locale;
  lexicon: Lexicon;
  /** Products that this search does not show. */
  hidden: readonly string[];
  now: Date;
}

const toRef = ({ id, slug, name, productCount }: Category) => ({ id, slug, name, count: productCount });

/** The words that the last word of a text may become: its completions, else its corrections. */
async function findEndings(db: Db, last: string): Promise<string[]> {
  const { misspellings } = await listListedWords(db);
  const { text, isCorrected } = correctSpelling(last, misspellings);
  if (isCorrected) return [text];
  const starting = await listWordsStarting(db, last, ENDINGS);
  if (starting.length > 0) return starting.map(({ word }) => word);
  const pick = pickWord(last, await listNearWords(db, [last]));
  // A size or a number is in no word list: it is searched as it is.
  return [pick?.word ?? last];
}

/** Best sellers that match synonyms of the text, when no product holds it as it is typed. */
async function listMeantProducts(db: Db, brandId: string, text: string, lexicon: Lexicon): Promise<string[]> {
  const { match } = await planSearch(db, text, lexicon);
  return listBestMatches(db, brandId, match, PRODUCTS);
}

/**
 * A text with each of these endings that is a name: words in a row in a title, or a term of the trade. Words that only
 * meet somewhere in a product make no search that a person would type.
 */
async function listNamedPhrases(db: Db, brandId: string, phrases: readonly string[]): Promise<string[]> {
  const { terms } = await listListedWords(db);
  const keyOf = (text: string) => foldPhrase(text).join(' ');
  const known = new Set(terms.map(keyOf));
  const titled = new Set(
    await listTitledPhrases(
      db,
      brandId,
      phrases.filter((phrase) => !known.has(keyOf(phrase))),
    ),
  );
  return phrases.filter((phrase) => known.has(keyOf(phrase)) || titled.has(phrase));
}

/** What a pack costs at a moment. */
function priceOf(pack: CodedPack, flashSaleEndsAt: Date | null, now: Date): number {
  const { priceCents, salePriceCents } = asSoldNow(pack, flashSaleEndsAt, now);
  return salePriceCents ?? priceCents;
}

/** Without duplicates, ignoring case and accents. */
function distinct(words: readonly string[], limit: number): string[] {
  const byFold = new Map([...words].reverse().map((word) => [fold(word), word]));
  return [...new Set(words.map((word) => byFold.get(fold(word)) ?? word))].slice(0, limit);
}

/**
 * Products, categories and whole searches for a text that is being typed: its last word may be unfinished, and a
 * misspelling is corrected. Without a text, and for one that finds nothing, what others search for in
 * their language and the categories.
 */
export async function suggestSearch({
  db,
  brandId,
  categories,
  q,
  locale = CATALOGUE_LOCALE,
  lexicon,
  hidden,
  now,
}: Typing): Promise<SearchSuggestions> {
  const text = cleanSearch(q);
  const popular = await listPopularSearches(db, brandId, { start: text, locale, limit: WORDS });
  if (!text) return { products: [], categories: categories.map(toRef), words: popular, isFallback: false };
  const packs = await listCodedPacks(db, brandId, q);
  const words = text.split(' ');
  const last = words.at(-1) ?? '';
  const finished = words.slice(0, -1).join(' ');
  const endings = await findEndings(db, last);
  const coded = [...new Set(packs.map(({ productId }) => productId))].slice(0, PRODUCTS);
  const phrases = endings.map((ending) => `${finished} ${ending}`.trim());
  // What a text is to be without is in the products that hold its words: they are found by what the text means.
  const without = phrases.find((phrase) => splitAbsences(phrase.split(' ')).absences.length > 0);
  const typed = without ? [] : await listTypedProducts(db, brandId, finished, endings, PRODUCTS);
  const direct = [...new Set([...coded, ...typed])];
  const meant = direct.length > 0 ? direct : await listMeantProducts(db, brandId, without ?? text, lexicon);
  const ids = meant.filter((id) => !hidden.includes(id));
  const rows = await listTypedRows(db, ids.slice(0, PRODUCTS));
  const isNamed = ({ name }: Category) =>
    fold(name)
      .split(/[^\p{L}\p{N}]+/u)
      .some((word) => word.startsWith(fold(last)));
  const share = ({ id }: Category) => rows.filter(({ categoryIds }) => categoryIds.includes(id)).length;
  const ofProducts = categories.filter(share).sort((one, other) => share(other) - share(one));
  const fitting = [...categories.filter(isNamed), ...ofProducts];
  // A text that matches no product is not offered as a search, nor are words that stand nowhere beside each other.
  const completed =
    typed.length === 0 ? [] : finished ? await listNamedPhrases(db, brandId, phrases) : endings;
  if (rows.length + fitting.length + popular.length + completed.length === 0)
    return {
      products: [],
      categories: categories.slice(0, CATEGORIES).map(toRef),
      words: await listPopularSearches(db, brandId, { start: '', locale, limit: WORDS }),
      isFallback: true,
    };
  return {
    products: rows.map((row) => {
      const title = translate(row.translations, 'title', row.title, locale);
      const pack = packs.find(({ productId }) => productId === row.id);
      return {
        id: row.id,
        slug: row.slug,
        title: title.text,
        titleLang: title.lang,
        picture: cardPicture(row.gallery),
        price: fromCents(pack ? priceOf(pack, row.flashSaleEndsAt, now) : row.priceCents),
        pack: pack?.sku ?? null,
      };
    }),
    categories: [...new Set(fitting)].slice(0, CATEGORIES).map(toRef),
    words: distinct([...popular, ...completed], WORDS),
    isFallback: false,
  };
}
