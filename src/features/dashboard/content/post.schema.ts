import { z } from 'zod';
import { Picture } from '@/contract/schemas/catalog';
import { CreatePostBody, ManagedPost } from '@/contract/schemas/managed-content';
import { fromShopClock } from '../editor/shop-time';
import { postBody, PUBLISHING, type PostValues } from './post-values';

const texts = z.object({ title: z.string(), excerpt: z.string(), bodyMarkdown: z.string() });
const KeptPost = z.object({
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  bodyMarkdown: z.string(),
  author: z.object({ name: z.string(), role: z.string() }),
  species: z.array(z.string()),
  brandIds: z.array(z.string()),
  relatedProductSlugs: z.array(z.string()),
  picture: Picture.nullable(),
  published: z.enum(PUBLISHING),
  publishedAt: z.string(),
  translations: z.record(z.string(), texts),
});

/** Whether a thing is what the form of an article holds, such as a draft of another visit. */
export const isPostValues = (value: unknown): value is PostValues => KeptPost.safeParse(value).success;
export const isManagedPost = (value: unknown): value is ManagedPost => ManagedPost.safeParse(value).success;

/** Judges the form of an article: what the API judges, and that a moment to come lies ahead. */
export const PostForm = z
  .custom<PostValues>()
  .superRefine(({ published, publishedAt }, context) => {
    if (published === 'later' && fromShopClock(publishedAt) <= new Date().toISOString())
      context.addIssue({ code: 'custom', path: ['publishedAt'], message: 'tooSmall' });
  })
  .transform(postBody)
  .pipe(CreatePostBody);
