import { Feed } from 'feed';
import { postPath, ROUTES } from '@config/routes';
import type { PostCard } from '@/contract/schemas/content';
import { feedAddress, fileAddress, pageAddress, type Site } from '@/lib/seo/page-address';
import { widestPicture } from '@/lib/seo/picture-address';

/** RSS 2.0 of the news: full links, first sentences, author, species and picture. */
export function writeNewsFeed(posts: readonly PostCard[], site: Site): string {
  const { brand, locale } = site;
  const newest = posts[0] && new Date(posts[0].publishedAt);
  const feed = new Feed({
    title: brand.name,
    description: brand.description[locale],
    id: pageAddress(ROUTES.news, site),
    link: pageAddress(ROUTES.news, site),
    language: locale,
    copyright: brand.company.legalName,
    // The library would say "now": a feed that did not change must not look new.
    updated: newest ?? new Date(0),
    generator: brand.name,
    feedLinks: { rss: feedAddress(site) },
  });
  for (const post of posts) {
    const url = pageAddress(postPath(post.slug), site);
    feed.addItem({
      title: post.title,
      id: url,
      link: url,
      description: post.excerpt,
      date: new Date(post.publishedAt),
      // RSS wants an address in <author>; the shop's is the only one there is.
      author: [{ name: post.author.name, email: brand.company.email }],
      category: post.species.map((name) => ({ name })),
      ...(post.picture && {
        image: { url: fileAddress(widestPicture(post.picture), brand), type: 'image/webp', length: 0 },
      }),
    });
  }
  return feed.rss2();
}
