import type { Brand } from '@config/brands/brand';
import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import type { Product, Review } from '@/contract/schemas/catalog';
import { shopDay } from '@/lib/time/shop-day';
import { pickFacts } from '@/contract/schemas/product-facts';
import { NO_IMPORTED_SCORE, ratingSummary, type StarDistribution } from '@/lib/pricing/pricing-rules';
import type { Db } from '@/server/db/client';
import type { products, reviews } from '@/server/db/schema/catalog';
import { listReviewRows } from '@/server/domains/catalog/catalog.repo';
import type { FileStore } from '@/server/ports/media/file-store';
import { planSheetLink } from '@/server/domains/catalog/sheet/sheet-link';
import { findSocialPicture } from '@/server/social-picture/social-picture-file';
import { listCategoryRefRows, listStarCounts, listVariationRows } from './cards.repo';
import { cardPicture, planProductCard } from './product-card';
import { readProductTexts } from './product-texts';
import { cardLine } from './species-labels';

const NO_STARS: StarDistribution = [0, 0, 0, 0, 0];

/** What a link preview shows of a product: its Portuguese words, whatever the page's language. */
export const planSocialSubject = (row: typeof products.$inferSelect) => ({
  slug: row.slug,
  title: row.title,
  line: cardLine(row.species, row.lineName, CATALOGUE_LOCALE),
  srcUrl: cardPicture(row.gallery)?.srcUrl ?? null,
});

export const planReview = (row: typeof reviews.$inferSelect): Review => ({
  id: row.id,
  author: row.author,
  reviewScore: row.reviewScore,
  title: row.title,
  text: row.text,
  date: shopDay(row.createdAt),
  verified: row.verified,
});

interface LoadProductOptions {
  locale: Locale;
  now: Date;
  reviewLimit: number;
  brand: Brand;
  pictures: FileStore;
}

/** Everything the product page shows, with four queries. */
export async function loadProduct(
  db: Db,
  row: typeof products.$inferSelect,
  { locale, now, reviewLimit, brand, pictures }: LoadProductOptions,
): Promise<Product> {
  const ids = [row.id];
  const stars = (await listStarCounts(db, ids)).get(row.id) ?? NO_STARS;
  const parts = {
    variations: await listVariationRows(db, ids),
    categories: await listCategoryRefRows(db, ids),
    stars,
  };
  const card = planProductCard(row, parts, { locale, now, brand });
  const own = ratingSummary(stars, NO_IMPORTED_SCORE);
  const { displayInfo, ...texts } = readProductTexts(row, locale);
  return {
    ...card,
    variations: card.variations.map((pack, index) => ({
      ...pack,
      gtin13: parts.variations[index]?.gtin13 ?? null,
    })),
    ...pickFacts(row),
    ...texts,
    displayInfo: { ...card.displayInfo, ...displayInfo },
    mediaSet: { gallery: row.gallery },
    reviews: (await listReviewRows(db, row.id, reviewLimit)).map(planReview),
    hardcodedReviews: row.hardcodedReviews,
    hardcodedReviewsScore: row.hardcodedReviewsScore,
    ratingDistribution: ratingSummary(stars, row.hardcodedReviewsScore).distribution,
    ownRating: { totalReviews: own.totalReviews, averageRating: own.averageRating },
    socialImage: await findSocialPicture(pictures, brand, planSocialSubject(row)),
    technicalSheet: planSheetLink(row, locale),
  };
}
