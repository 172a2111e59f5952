import type { Product as ProductThing, Review as ReviewThing } from 'schema-dts';
import { productPath } from '@config/routes';
import type { Product, Review } from '@/contract/schemas/catalog';
import { planOffers } from './offer-data';
import { fileAddress, pageAddress, type PageSite } from './page-address';
import { widestPicture } from './picture-address';

/** Enough for a result page; more would only make the HTML larger. */
const MAX_REVIEWS = 5;

const planReview = ({ author, reviewScore, title, text, date }: Review): ReviewThing => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: date,
  name: title ?? undefined,
  reviewBody: text,
  reviewRating: { '@type': 'Rating', ratingValue: reviewScore, bestRating: 5, worstRating: 1 },
});

const oneOrMany = <T>(list: T[]): T | T[] | undefined => (list.length > 1 ? list : list[0]);

/** The product line of a card's small line: `Bovinos · Seca Brava` gives `Seca Brava`; undefined without one. */
const lineOf = (line: string) => line.split(' · ')[1];

/**
 * A product with what is sold of it. Ratings count this shop's own approved reviews; imported ones stay out
 * (docs/rules.md). Null without offer and rating: search engines call such a product an error.
 */
export function planProduct(product: Product, site: PageSite): ProductThing | null {
  const { displayInfo, mediaSet, categories, ownRating, socialImage, variations, slug } = product;
  const base = variations.find(({ type }) => type === 'base') ?? variations[0];
  const url = pageAddress(productPath(slug), site);
  const offers = planOffers(product, url, site.brand);
  const line = lineOf(displayInfo.line);
  const pictures = [...mediaSet.gallery.map(widestPicture), ...(socialImage ? [socialImage] : [])];
  const facts: ProductThing = {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: displayInfo.title,
    description: displayInfo.summary,
    url,
    image: pictures.map((path) => fileAddress(path, site.brand)),
    sku: base?.sku,
    gtin13: base?.gtin13 ?? undefined,
    brand: line ? { '@type': 'Brand', name: line } : undefined,
    category: categories[0]?.name,
    offers: oneOrMany(offers),
  };
  if (ownRating.totalReviews === 0) return offers.length > 0 ? facts : null;
  return {
    ...facts,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: ownRating.averageRating,
      reviewCount: ownRating.totalReviews,
      bestRating: 5,
      worstRating: 1,
    },
    review: product.reviews.slice(0, MAX_REVIEWS).map(planReview),
  };
}
