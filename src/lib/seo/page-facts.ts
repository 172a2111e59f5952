import type { Thing } from 'schema-dts';
import type { Product } from '@/contract/schemas/catalog';
import type { FaqSection, PostCard } from '@/contract/schemas/content';
import { planArticle } from './article-data';
import { planFaq } from './faq-data';
import { planItemList } from './list-data';
import type { PageSite } from './page-address';
import { planProduct } from './product-data';
import { planOrganization, planWebsite } from './shop-data';
import { planTrail, type Crumb } from './trail-data';

/** What a page tells search engines; each part is left out where the page has none. */
export interface PageFacts {
  /** The way here without the home page; the page itself last. */
  trail?: readonly Crumb[];
  product?: Product;
  article?: PostCard;
  faq?: readonly FaqSection[];
  /** Addresses, without locale, of what a list shows, in its order. */
  list?: readonly string[];
  /** The home page tells who runs the shop, and what it is about. */
  home?: { description: string };
}

/**
 * The facts of a page in schema.org's words.
 * @param homeName what the way to a page calls the home page
 */
export function planPageFacts(facts: PageFacts, site: PageSite, homeName: string): Thing[] {
  const { trail, product, article, faq, list, home } = facts;
  return [
    ...(home ? [planOrganization(site.brand), planWebsite(site, home.description)] : []),
    ...(trail ? [planTrail([{ name: homeName, path: '/' }, ...trail], site)] : []),
    ...(product ? [planProduct(product, site)] : []),
    ...(article ? [planArticle(article, site)] : []),
    ...(faq && faq.length > 0 ? [planFaq(faq)] : []),
    ...(list && list.length > 0 ? [planItemList(list, site)] : []),
  ];
}
