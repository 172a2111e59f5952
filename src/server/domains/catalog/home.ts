import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import { ROUTES } from '@config/routes';
import type { Brand } from '@config/brands/brand';
import type { Category, Collection, Home } from '@/contract/schemas/catalog';
import type { Db } from '@/server/db/client';
import type { brandContents } from '@/server/db/schema/content';
import { listTestimonialRows } from '@/server/domains/content/content.repo';
import { findBrandRow, listShelfIds, type Shelves } from './catalog.repo';
import { loadCards } from './load-cards';
import { translate } from './translate';

const SHELF_SIZE = 4;

interface HomeParts {
  db: Db;
  brand: Brand;
  now: Date;
  locale: Locale;
  categories: Category[];
  collections: Collection[];
}

/** Fills shelf after shelf, each with products that stand on none before it. */
export function planShelves({ flashSale, bestSellers, newArrivals, onSale }: Shelves, size: number) {
  const taken = new Set<string>();
  const take = (ids: readonly string[]) => {
    const free = ids.filter((id) => !taken.has(id)).slice(0, size);
    free.forEach((id) => taken.add(id));
    return free;
  };
  return {
    flashSale: take(flashSale.map(({ id }) => id)),
    bestSellers: take(bestSellers),
    newArrivals: take(newArrivals),
    onSale: take(onSale),
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
  const found = await listShelfIds(db, brand.id, now, SHELF_SIZE * 4);
  const shelves = planShelves(found, SHELF_SIZE);
  const cards = await loadCards(db, Object.values(shelves).flat(), locale, now);
  const cardsOf = (ids: readonly string[]) => cards.filter(({ id }) => ids.includes(id));
  const endsAt = found.flashSale[0]?.endsAt;
  return {
    hero: planHero(row, brand, locale),
    benefits: row?.benefits ?? [],
    categories: brand.homeCategories.flatMap(
      (slug) => categories.find((category) => category.slug === slug) ?? [],
    ),
    bestSellers: cardsOf(shelves.bestSellers),
    flashSale: endsAt ? { endsAt: endsAt.toISOString(), items: cardsOf(shelves.flashSale) } : null,
    newArrivals: cardsOf(shelves.newArrivals),
    onSale: cardsOf(shelves.onSale),
    collections,
    testimonials: (await listTestimonialRows(db, brand.id)).map(
      ({ brandIds: _, ...testimonial }) => testimonial,
    ),
  };
}
