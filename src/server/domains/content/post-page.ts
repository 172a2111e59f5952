import type { Brand } from '@config/brands/brand';
import type { Locale } from '@config/locales';
import type { Post, PostCard } from '@/contract/schemas/content';
import type { Db } from '@/server/db/client';
import type { posts } from '@/server/db/schema/content';
import { listIdsBySlug } from '@/server/domains/catalog/listing/list.repo';
import { loadCards } from '@/server/domains/catalog/product/load-cards';
import type { CardOptions } from '@/server/domains/catalog/product/product-card';
import { translate } from '@/server/domains/catalog/product/translate';

export type PostRow = typeof posts.$inferSelect;

/** What a card of a post needs of it. */
type PostCardRow = Omit<
  PostRow,
  'bodyMarkdown' | 'brandIds' | 'relatedProductSlugs' | 'published' | 'version' | 'updatedAt'
>;

/** A post as a list shows it. */
export function planPostCard(row: PostCardRow, locale: Locale): PostCard {
  const title = translate(row.translations, 'title', row.title, locale);
  return {
    id: row.id,
    slug: row.slug,
    title: title.text,
    titleLang: title.lang,
    excerpt: translate(row.translations, 'excerpt', row.excerpt, locale).text,
    author: row.author,
    publishedAt: row.publishedAt.toISOString(),
    species: row.species,
    picture: row.picture,
  };
}

/** A post as its page shows it on a brand, published or not. */
export async function loadPostPage(
  db: Db,
  row: PostRow,
  { brand, locale, now }: CardOptions & { brand: Pick<Brand, 'id'> },
): Promise<Post> {
  const ids = await listIdsBySlug(db, brand.id, row.relatedProductSlugs);
  const body = translate(row.translations, 'bodyMarkdown', row.bodyMarkdown, locale);
  return {
    ...planPostCard(row, locale),
    bodyMarkdown: body.text,
    bodyLang: body.lang,
    relatedProducts: await loadCards(db, ids, { locale, now, brand }),
  };
}
