import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import { ROUTES } from '@config/routes';
import type { Brand } from '@config/brands/brand';
import type { Category, Collection, Home } from '@/contract/schemas/catalog';
import { cutText } from '@/lib/seo/cut-text';
import type { Db } from '@/server/db/client';
import type { brandContents } from '@/server/db/schema/content';
import { listTestimonialRows } from '@/server/domains/content/content.repo';
import { findBrandRow } from './catalog.repo';
import { pickHomeCategories, planCategoryCard } from './category-and-collection';
import { loadCards } from './load-cards';
import { listShelfIds, type ShelfName } from './shelves.repo';
import { translate } from './translate';

/** Two rows on a wide screen, whatever the shop has collected. */
const TESTIMONIALS = 6;

const SHELF_SIZE = 4;
/** Two lines at the widest a tile gets, in characters. */
const TILE_TEXT_LENGTH = 200;

interface HomeParts {
  db: Db;
  brand: Brand;
  now: Date;
  locale: Locale;
  categories: Category[];
  collections: Collection[];
}

type HomeShelves = Record<Exclude<ShelfName, 'topSellers'>, string[]>;

/** Fills shelf after shelf, each with products that stand on none before it; what ends or is scarce chooses first. */
export function planShelves(found: HomeShelves, size: number): HomeShelves {
  const taken = new Set<string>();
  const take = (ids: readonly string[]) => {
    const free = ids.filter((id) => !taken.has(id)).slice(0, size);
    free.forEach((id) => taken.add(id));
    return free;
  };
  return {
    flashSale: take(found.flashSale),
    bestSellers: take(found.bestSellers),
    newArrivals: take(found.newArrivals),
    featured: take(found.featured),
    onSale: take(found.onSale),
  };
}

/** Each holds more than are shown, since a product stands on one shelf only. */
async function listHomeShelves(db: Db, brandId: string, now: Date): Promise<HomeShelves> {
  const list = (shelf: ShelfName) => listShelfIds(db, brandId, shelf, { now, limit: SHELF_SIZE * 5 });
  return {
    flashSale: await list('flashSale'),
    bestSellers: await list('bestSellers'),
    newArrivals: await list('newArrivals'),
    featured: await list('featured'),
    onSale: await list('onSale'),
  };
}

function planHero(row: typeof brandContents.$inferSelect | null, brand: Brand, locale: Locale): Home['hero'] {
  const headline = row?.heroHeadlines[0];
  if (!headline) {
    const lang = locale in brand.description ? locale : CATALOGUE_LOCALE;
    return {
      title: brand.name,
      subtitle: brand.description[lang],
      ctaLabel: brand.name,
      ctaHref: ROUTES.shop,
      lang,
      picture: null,
    };
  }
  const title = translate(headline.translations, 'title', headline.title, locale);
  return {
    title: title.text,
    subtitle: translate(headline.translations, 'subtitle', headline.subtitle, locale).text,
    ctaLabel: translate(headline.translations, 'ctaLabel', headline.ctaLabel, locale).text,
    ctaHref: headline.ctaHref,
    lang: title.lang,
    picture: row.heroPicture,
  };
}

/** The home page from the database; the cards of all shelves are loaded together. */
export async function loadHome({
  db,
  brand,
  now,
  locale,
  categories,
  collections,
}: HomeParts): Promise<Home> {
  const row = await findBrandRow(db, brand.id);
  const shelves = planShelves(await listHomeShelves(db, brand.id, now), SHELF_SIZE);
  const cards = await loadCards(db, Object.values(shelves).flat(), locale, now);
  const cardsOf = (ids: readonly string[]) => cards.filter(({ id }) => ids.includes(id));
  const flashSale = cardsOf(shelves.flashSale);
  const endsAt = flashSale[0]?.flashSaleEndsAt;
  return {
    hero: planHero(row, brand, locale),
    categories: pickHomeCategories(brand, categories).map(planCategoryCard),
    featured: cardsOf(shelves.featured),
    bestSellers: cardsOf(shelves.bestSellers),
    flashSale: endsAt ? { endsAt, items: flashSale } : null,
    newArrivals: cardsOf(shelves.newArrivals),
    onSale: cardsOf(shelves.onSale),
    collections: collections.map((collection) => ({
      ...collection,
      text: cutText(collection.text, TILE_TEXT_LENGTH),
    })),
    testimonials: (await listTestimonialRows(db, brand.id)).slice(0, TESTIMONIALS),
  };
}
