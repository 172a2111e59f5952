import { queryOptions } from '@tanstack/react-query';
import { brand } from '@config/brands';
import type { Locale } from '@config/locales';
import type { ApiError } from '@/client/api-error';
import type { Call } from '@/client/make-call';
import type { Output } from '@/contract/contract';

/** One row of cards on a wide screen. */
const SHELF_SIZE = 4;
/** One row on a wide screen; the others have a page of their own. */
const COLLECTIONS = 3;
/** At most two rows on a wide screen. */
const TESTIMONIALS = 6;
/** The longest list that the API answers. */
const ALL = 48;

type Cards = Output<'listBestSellers'>;

/** The content of the home page. */
export interface Home {
  hero: Output<'getHomeHero'>;
  categories: Output<'listFeaturedCategories'>;
  featured: Cards;
  bestSellers: Cards;
  /** Null when no sale has an end. */
  flashSale: { endsAt: string; items: Cards } | null;
  newArrivals: Cards;
  onSale: Cards;
  collections: Output<'listTopCollections'>;
  testimonials: Output<'listTestimonials'>;
}

type Shelves = Pick<Home, 'featured' | 'bestSellers' | 'flashSale' | 'newArrivals' | 'onSale'>;

/** Loads the shelves one after the other, without products of earlier shelves: ending and scarce offers come first. */
async function loadShelves(call: Call, locale: Locale, signal: AbortSignal): Promise<Shelves> {
  const except: string[] = [];
  const query = () => ({ query: { locale, limit: SHELF_SIZE, except: [...except] } });
  const take = async (list: Promise<Cards>) => {
    const cards = await list;
    except.push(...cards.map(({ id }) => id));
    return cards;
  };
  const { endsAt, items } = await call('getFlashSale', query(), { signal });
  except.push(...items.map(({ id }) => id));
  // A brand that quotes opens with what it features, so that no later shelf has it.
  const opening =
    process.env.SELLS_BY === 'cart' || (process.env.SELLS_BY !== 'quotes' && brand.cartEnabled)
      ? null
      : await take(call('listFeaturedProducts', query(), { signal }));
  const bestSellers = await take(call('listBestSellers', query(), { signal }));
  // One card is no shelf: a single new product may stand in a later one.
  const arrivals = await call('listNewArrivals', query(), { signal });
  const newArrivals = arrivals.length > 1 ? arrivals : [];
  except.push(...newArrivals.map(({ id }) => id));
  const featured = opening ?? (await take(call('listFeaturedProducts', query(), { signal })));
  const onSale = await take(call('listOnSelling', query(), { signal }));
  return {
    flashSale: endsAt === null ? null : { endsAt, items },
    bestSellers,
    newArrivals,
    featured,
    onSale,
  };
}

async function loadHome(call: Call, locale: Locale, signal: AbortSignal): Promise<Home> {
  const [hero, categories, shelves, collections, testimonials] = await Promise.all([
    call('getHomeHero', { query: { locale } }, { signal }),
    call('listFeaturedCategories', { query: { locale, limit: ALL } }, { signal }),
    loadShelves(call, locale, signal),
    call('listTopCollections', { query: { locale, limit: COLLECTIONS } }, { signal }),
    call('listTestimonials', { query: { limit: TESTIMONIALS, locale } }, { signal }),
  ]);
  return { hero, categories, ...shelves, collections, testimonials };
}

/**
 * The home page, composed from the JSON lists (docs/rules.md, Calls). It is one cache entry: which products a shelf
 * leaves out depends on the shelves before it, so all are loaded together.
 */
export const homeQuery = (call: Call, locale: Locale) =>
  queryOptions<Home, ApiError, Home, readonly ['home', Locale]>({
    queryKey: ['home', locale],
    queryFn: ({ signal }) => loadHome(call, locale, signal),
  });
