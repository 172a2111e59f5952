import type { Locale } from '@config/locales';
import type { Product, Review } from '@/contract/schemas/catalog';
import { ratingSummary } from '@/lib/pricing-rules';
import type { Db } from '@/server/db/client';
import type { products, reviews } from '@/server/db/schema/catalog';
import { listCategoryRefRows, listStarCounts, listVariationRows } from './cards.repo';
import { listReviewRows } from './catalog.repo';
import { planProductCard } from './product-card';
import { translate } from './translate';

export const planReview = (row: typeof reviews.$inferSelect): Review => ({
  id: row.id,
  author: row.author,
  reviewScore: row.reviewScore,
  title: row.title,
  text: row.text,
  date: row.createdAt.toISOString().slice(0, 10),
  verified: row.verified,
});

/** Everything the product page shows, with four queries. */
export async function loadProduct(
  db: Db,
  row: typeof products.$inferSelect,
  locale: Locale,
  now: Date,
  reviewLimit: number,
): Promise<Product> {
  const ids = [row.id];
  const stars = (await listStarCounts(db, ids)).get(row.id);
  const parts = {
    variations: await listVariationRows(db, ids),
    categories: await listCategoryRefRows(db, ids),
    stars,
  };
  const card = planProductCard(row, parts, locale, now);
  const summary = translate(row.translations, 'summary', row.summary, locale);
  return {
    ...card,
    displayInfo: {
      ...card.displayInfo,
      subtitle: row.subtitle,
      summary: summary.text,
      summaryLang: summary.lang,
      description: row.description,
      highlights: row.highlights,
      stage: row.stage,
    },
    mediaSet: { gallery: row.gallery },
    regulatory: row.regulatory,
    composition: row.composition,
    guaranteeLevels: row.guaranteeLevels,
    directions: row.directions,
    warnings: row.warnings,
    withdrawal: row.withdrawal,
    storage: row.storage,
    shelfLifeMonths: row.shelfLifeMonths,
    dose: row.dose,
    reviews: (await listReviewRows(db, row.id, reviewLimit)).map(planReview),
    hardcodedReviews: row.hardcodedReviews,
    hardcodedReviewsScore: row.hardcodedReviewsScore,
    ratingDistribution: ratingSummary(stars ?? [0, 0, 0, 0, 0], row.hardcodedReviewsScore).distribution,
  };
}
