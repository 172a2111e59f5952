import type { Article } from 'schema-dts';
import { postPath } from '@config/routes';
import type { PostCard } from '@/contract/schemas/content';
import { fileAddress, pageAddress, type PageSite } from './page-address';
import { widestPicture } from './picture-address';
import { organizationId } from './shop-data';

/** A piece of news: who wrote it, when, and who publishes it. */
export function planArticle(post: PostCard, site: PageSite): Article {
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
