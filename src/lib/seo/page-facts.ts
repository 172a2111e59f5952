import type { Thing, BreadcrumbList, ItemList, FAQPage, Article } from 'schema-dts';
import type { Product } from '@/contract/schemas/catalog';
import type { FaqSection, PostCard } from '@/contract/schemas/content';
import { postPath } from '@config/routes';
import { type PageSite, pageAddress, fileAddress } from './page-address';
import { planProduct } from './product-data';
import { planOrganization, planWebsite, organizationId } from './shop-data';
import { widestPicture } from './picture-address';

/** A piece of news: who wrote it, when, and who publishes it. */
function planArticle(post: PostCard, site: PageSite): Article {
  const { brand } = site;
  const url = pageAddress(postPath(post.slug), site);
  return {
    '@type': 'Article',
    headline: post.title,
    description: post.excerpt,
    inLanguage: post.titleLang,
    datePublished: post.publishedAt,
    image: post.picture ? [fileAddress(widestPicture(post.picture), brand)] : undefined,
    author: { '@type': 'Person', name: post.author.name, jobTitle: post.author.role },
    publisher: {
      '@type': 'Organization',
      '@id': organizationId(brand),
      name: brand.name,
      logo: { '@type': 'ImageObject', url: fileAddress(brand.logos.header, brand) },
    },
    mainEntityOfPage: url,
    url,
  };
}

/** The questions of the page with their answers. */
const planFaq = (sections: readonly FaqSection[]): FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: sections
    .flatMap(({ questions }) => questions)
    .map(({ question, answer, lang }) => ({
      '@type': 'Question',
      name: question,
      inLanguage: lang,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
});

/** A list of pages, in the order the page shows them. */
const planItemList = (paths: readonly string[], site: PageSite): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: paths.length,
  itemListElement: paths.map((path, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    url: pageAddress(path, site),
  })),
});

interface Crumb {
  name: string;
  /** Address without locale. */
  path: string;
}

/** The breadcrumb from the home page to a page, the page itself last. */
const planTrail = (trail: readonly Crumb[], site: PageSite): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: pageAddress(path, site),
  })),
});

/** The structured data of a page; each part is left out where the page has none. */
export interface PageFacts {
  /** The breadcrumb without the home page; the page itself last. */
  trail?: readonly Crumb[];
  product?: Product;
  article?: PostCard;
  faq?: readonly FaqSection[];
  /** Paths without locale of the entries of a list, in its order. */
  list?: readonly string[];
  /** The home page tells who runs the shop, and what it is about. */
  home?: { description: string };
}

/**
 * The structured data of a page in schema.org's words.
 * @param homeName the home page's name in the breadcrumb
 */
export function planPageFacts(facts: PageFacts, site: PageSite, homeName: string): Thing[] {
  const { trail, product, article, faq, list, home } = facts;
  const told = product && planProduct(product, site);
  return [
    ...(home ? [planOrganization(site.brand), planWebsite(site, home.description)] : []),
    ...(trail ? [planTrail([{ name: homeName, path: '/' }, ...trail], site)] : []),
    ...(told ? [told] : []),
    ...(article ? [planArticle(article, site)] : []),
    ...(faq && faq.length > 0 ? [planFaq(faq)] : []),
    ...(list && list.length > 0 ? [planItemList(list, site)] : []),
  ];
}
