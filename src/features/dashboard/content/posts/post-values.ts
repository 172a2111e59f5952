import type { Locale } from '@config/locales';
import type { CreatePostBody, ManagedPost } from '@/contract/schemas/managed-content';
import { inEachLocale, TRANSLATED } from '../../resource/translated-locales';
import { fromShopClock, toShopClock } from '../../editor/shop-time';

/** Whether an article stands on the shop: not yet, as soon as it is saved, or by itself at a moment. */
export const PUBLISHING = ['draft', 'now', 'later'] as const;

const NO_TEXTS = { title: '', excerpt: '', bodyMarkdown: '' };

/** An article as its form holds it; times by the clock of the shop. */
export interface PostValues extends Omit<CreatePostBody, 'species' | 'published' | 'translations'> {
  species: string[];
  published: (typeof PUBLISHING)[number];
  /** The moment that is stored of a scheduled article, else ''. It may pass while the form is open. */
  scheduledFor: string;
  translations: Partial<Record<Locale, typeof NO_TEXTS>>;
}

/** What the form shows of an article. */
export function postValues(post: ManagedPost): PostValues {
  const { id: _, version: __, updatedAt: ___, state, ...values } = post;
  return {
    ...values,
    published: ({ draft: 'draft', published: 'now', scheduled: 'later' } as const)[state],
    publishedAt: toShopClock(post.publishedAt),
    scheduledFor: state === 'scheduled' ? toShopClock(post.publishedAt) : '',
    translations: inEachLocale((locale) => ({ ...NO_TEXTS, ...post.translations[locale] })),
  };
}

/** A new article: a draft of this brand, by the person who writes it unless they say otherwise. */
export const newPostValues = (brandId: string, now: Date, author = ''): PostValues => ({
  slug: '',
  title: '',
  excerpt: '',
  bodyMarkdown: '',
  author: { name: author, role: '' },
  species: [],
  brandIds: [brandId],
  relatedProductSlugs: [],
  picture: null,
  published: 'draft',
  publishedAt: toShopClock(now.toISOString()),
  scheduledFor: '',
  translations: inEachLocale(() => NO_TEXTS),
});

/** Texts that were written; a language without any is left out. */
const writtenTexts = (translations: PostValues['translations']) =>
  Object.fromEntries(
    TRANSLATED.flatMap((locale): [string, Record<string, string>][] => {
      const texts = Object.entries<string>({ ...(translations[locale] ?? NO_TEXTS) }).filter(([, text]) =>
        text.trim(),
      );
      return texts.length > 0 ? [[locale, Object.fromEntries(texts)]] : [];
    }),
  );

/** What the API gets. */
export const postBody = ({
  published,
  publishedAt,
  scheduledFor: _,
  translations,
  ...values
}: PostValues) => ({
  ...values,
  // The schema judges what is no subject.
  species: values.species as CreatePostBody['species'],
  published: published !== 'draft',
  publishedAt: fromShopClock(publishedAt),
  translations: writtenTexts(translations),
});
