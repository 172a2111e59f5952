import type { SerwistPlugin } from 'serwist';
import type { KeptKind } from '@/lib/offline/kept';
import { letGo, stamp } from '../copy-facts';
import { isKeepable } from '../plan-request';
import { readPlan } from '../read-plan';

const GONE: readonly number[] = [404, 410];

/**
 * What every store obeys: an answer is kept under the address of its plan alone, only when it may be kept, and with
 * the marks of when and by which build. A page that is gone is let go.
 */
export const keepByPlan = (kind: KeptKind): SerwistPlugin => ({
  cacheKeyWillBeUsed: async ({ params, state }) => {
    const { key } = readPlan(params);
    if (state) state.key = key;
    return key;
  },
  cacheWillUpdate: async ({ response, state }) => {
    const key: unknown = state?.key;
    if (GONE.includes(response.status) && typeof key === 'string') await letGo({ kind, key });
    return isKeepable(response) ? stamp(kind, response) : null;
  },
});
