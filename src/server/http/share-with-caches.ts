import { createMiddleware } from 'hono/factory';
import { headersOfShared, JSON_LIFETIMES, ofBrand, tagOfBrand } from '@/lib/shared-cache';
import type { Services } from '@/server/services';
import type { AppEnv } from './route';

const PRIVATE = 'private, no-store';

/**
 * Says who may store an answer. What a route called public is for every cache, with tags by which it is purged where a CDN
 * is set. An answer to a person, or one that sets a cookie, is for nothing in between, whatever its route says.
 */
export const shareWithCaches = ({ env, brand }: Pick<Services, 'env' | 'brand'>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const { headers, status } = c.res;
    const isPersonal = !!c.req.header('authorization') || headers.has('set-cookie');
    if (isPersonal && headers.get('cache-control')?.includes('public')) c.header('Cache-Control', PRIVATE);
    if (!headers.has('Cache-Control')) c.header('Cache-Control', 'no-store');
    const sharing = c.var.sharing;
    if (env.CDN === 'none' || isPersonal || status !== 200 || !sharing) return;
    const tags = [tagOfBrand(brand.id), ...ofBrand(brand.id, sharing.tags)];
    const shared = headersOfShared(env.CDN, { tags, lifetimes: JSON_LIFETIMES, maxAge: sharing.maxAge });
    for (const [name, value] of Object.entries(shared)) c.header(name, value);
  });
