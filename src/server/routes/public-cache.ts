import type { Context } from 'hono';
import { LISTS_TAG, tagOfThing } from '@/lib/shared-cache';
import type { AppEnv } from '@/server/http/route';

interface PublicAnswer {
  /** Seconds that a browser may show it without asking. */
  maxAgeSeconds?: number;
  /** What a CDN purges it by (src/lib/shared-cache.ts); null for an answer that must reach the shop each time. */
  tags?: readonly string[] | null;
}

/**
 * An answer that is the same for everybody; asked for again each time, so that an edit shows at once, unless it may be
 * `maxAgeSeconds` old. A CDN, where one is set, stores it under its tags: `lists` unless given.
 */
export function allowPublicCache(
  c: Context<AppEnv>,
  { maxAgeSeconds = 0, tags = [LISTS_TAG] }: PublicAnswer = {},
) {
  c.header('Cache-Control', `public, max-age=${maxAgeSeconds}, must-revalidate`);
  if (tags) c.set('sharing', { maxAge: maxAgeSeconds, tags });
}

/**
 * The same for an answer about one thing, which is purged with it.
 * @param slugs the slug that was asked for; also the thing's own where it had that one before
 */
export const allowCacheOf = (c: Context<AppEnv>, kind: string, ...slugs: string[]) =>
  allowPublicCache(c, { tags: [...new Set(slugs.map((slug) => tagOfThing(kind, slug)))] });
