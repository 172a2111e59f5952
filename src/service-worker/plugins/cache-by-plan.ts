import type { SerwistPlugin } from 'serwist';
import type { CacheKind } from '@/lib/offline/offline-cache';
import { deleteCopy, stamp } from '../copy-facts';
import { isCacheable } from '../plan-request';
import { readPlan } from '../read-plan';

const GONE: readonly number[] = [404, 410];

/**
 * The rule of every cache: an answer is cached under the address of its plan alone, only when it may be cached, and
 * with its time and build. A page that is gone is deleted.
 */
export const cacheByPlan = (kind: CacheKind): SerwistPlugin => ({
  cacheKeyWillBeUsed: async ({ params, state }) => {
    const { key } = readPlan(params);
    if (state) state.key = key;
    return key;
  },
  cacheWillUpdate: async ({ response, state }) => {
    const key: unknown = state?.key;
    if (GONE.includes(response.status) && typeof key === 'string') await deleteCopy({ kind, key });
    return isCacheable(response) ? stamp(kind, response) : null;
  },
});
