import type { Brand } from '@config/brands/brand';
import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import type { Picture, ProductCard, Variation } from '@/contract/schemas/catalog';
import { fromCents } from '@/lib/money';
import { ratingSummary, type StarDistribution } from '@/lib/pricing/pricing-rules';
import type { variations } from '@/server/db/schema/catalog';
import { asSoldNow } from '@/server/domains/pricing/sold-now';
import type { CardRow, CategoryRefRow } from './cards.repo';
import { translateLevels } from './product-texts';
import { cardLine } from './species-labels';
import { translate } from './translate';
import { pricePerUnit, variationSize } from './variation-size';

const NO_STARS: StarDistribution = [0, 0, 0, 0, 0];

/** A pack on the wire: reais, its chip text and its price per kg or litre. */
export function planVariation(row: typeof variations.$inferSelect): Variation {
  return {
    id: row.id,
    type: row.type,
    sku: row.sku,
    presentation: row.presentation,
    size: variationSize(row),
    price: fromCents(row.priceCents),
    salePrice: row.salePriceCents === null ? null : fromCents(row.salePriceCents),
    netWeightGrams: row.netWeightGrams,
    netVolumeMl: row.netVolumeMl,
    weightGrams: row.shippingWeightGrams,
    ...pricePerUnit(row, row.salePriceCents ?? row.priceCents),
    stock: row.stock,
    visibility: { buyOnlyLinhaBranca: row.buyOnlyLinhaBranca },
  };
}

/** The picture of a card: the first one marked for thumbnails, without the gallery's flags. */
export function cardPicture(gallery: CardRow['gallery']): Picture | null {
  const item = gallery.find((entry) => entry.showOnThumbnail) ?? gallery[0];
  if (!item) return null;
  const { srcUrl, alt, width, height, widths, color } = item;
  return { srcUrl, alt, width, height, widths, color };
}

const planCategoryRef = (row: CategoryRefRow, locale: Locale) => ({
  id: row.id,
  slug: row.slug,
  name: translate(row.translations, 'name', row.name, locale).text,
});

export interface CardParts {
  variations: (typeof variations.$inferSelect)[];
  categories: CategoryRefRow[];
  stars: StarDistribution | undefined;
}

/** The flash sale's end while it lasts. */
const runningFlashSale = (endsAt: Date | null, now: Date) =>
  endsAt && endsAt > now ? endsAt.toISOString() : null;

/** Named first on a card: what the trade calls a supplement by. */
const KNOWN_BY = ['Proteína bruta', 'Proteína bruta (equivalente)', 'Fósforo'];

/** The two minima that a product is known by; in Portuguese where one name has no translation. */
function planMainLevels(levels: CardRow['guaranteeLevels'], locale: Locale): ProductCard['mainLevels'] {
  const minima = levels.filter(({ kind }) => kind === 'min');
  const rank = ({ nutrient }: (typeof minima)[number]) => (KNOWN_BY.includes(nutrient) ? 0 : 1);
  const main = minima.toSorted((a, b) => rank(a) - rank(b)).slice(0, 2);
  return (locale === CATALOGUE_LOCALE ? main : (translateLevels(main, locale) ?? main)).map(
    ({ nutrient, value, unit }) => ({ nutrient, value, unit }),
  );
}

export interface CardOptions {
  locale: Locale;
  now: Date;
  brand: Pick<Brand, 'cartEnabled' | 'shelves'>;
}

/** A card from its rows. */
export function planProductCard(
  row: CardRow,
  parts: CardParts,
  { locale, now, brand }: CardOptions,
): ProductCard {
  const title = translate(row.translations, 'title', row.title, locale);
  const { totalReviews, averageRating } = ratingSummary(parts.stars ?? NO_STARS, row.hardcodedReviewsScore);
  return {
    id: row.id,
    slug: row.slug,
    displayInfo: {
      title: title.text,
      titleLang: title.lang,
      line: cardLine(row.species, row.lineName, locale, brand.shelves?.onlyFor),
      species: row.species,
    },
    categories: parts.categories.map((category) => planCategoryRef(category, locale)),
    collectionId: row.collectionId,
    picture: cardPicture(row.gallery),
    rating: { totalReviews, averageRating },
    saleClass: row.saleClass,
    variations: parts.variations.map((pack) => planVariation(asSoldNow(pack, row.flashSaleEndsAt, now))),
    flashSaleEndsAt: runningFlashSale(row.flashSaleEndsAt, now),
    ...(!brand.cartEnabled && { mainLevels: planMainLevels(row.guaranteeLevels, locale) }),
  };
}
