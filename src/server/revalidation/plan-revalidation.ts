import { categoryPath, collectionPath, lessonPath, postPath, productPath, ROUTES } from '@config/routes';
import type { ShopEvent } from './shop-event';

type EventOf<Type extends ShopEvent['type']> = Extract<ShopEvent, { type: Type }>;
type PathTable = { [Type in ShopEvent['type']]: (event: EventOf<Type>) => readonly string[] };

/** Lists with cards of a product, in the order people meet them. */
const listsWithCards = (categorySlugs: readonly string[], collectionSlugs: readonly string[]) => [
  ROUTES.home,
  ROUTES.shop,
  ...categorySlugs.map(categoryPath),
  ...collectionSlugs.map(collectionPath),
];

/** What stands where. Only cached pages (ISR) are named: search, redirects and the dashboard are always live. */
const PAGES: PathTable = {
  product: ({ slugs, categorySlugs, collectionSlugs, neighbourSlugs = [], postSlugs = [] }) => [
    ...slugs.map(productPath),
    ...listsWithCards(categorySlugs, collectionSlugs),
    // Both count the products of each.
    ROUTES.categories,
    ROUTES.collections,
    ...postSlugs.map(postPath),
    ...neighbourSlugs.map(productPath),
  ],
  post: ({ slugs }) => [...slugs.map(postPath), ROUTES.news],
  review: ({ slugs, categorySlugs, collectionSlugs, neighbourSlugs = [], postSlugs = [] }) => [
    ...slugs.map(productPath),
    ...listsWithCards(categorySlugs, collectionSlugs),
    ...postSlugs.map(postPath),
    ...neighbourSlugs.map(productPath),
  ],
  testimonial: () => [ROUTES.home],
  lesson: ({ slugs }) => [...slugs.map(lessonPath), ROUTES.university],
};

/** A page is cached under its address without the slash at the end. */
const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/** The pages, without language, that show what an event changed: the most important first, each once. */
export function planRevalidation<Type extends ShopEvent['type']>(event: EventOf<Type>): string[] {
  const list: (event: EventOf<Type>) => readonly string[] = PAGES[event.type];
  return [...new Set(list(event).map(withoutSlash))];
}
