import type { Db } from '@/server/db/client';
import type { Dependencies } from '@/server/services';
import type { ShopEvent } from './shop-event';

/** Keeps the shop's pages in step with what is saved (architecture, Admin edit). */
export interface RevalidationService {
  /** Notes, in the transaction of the change, which pages must be made anew. */
  request(tx: Db, event: ShopEvent): Promise<void>;
  /** Begins to make them as soon as the change is committed; never waits, never throws. */
  kick(): void;
}

export function createRevalidationService(_dependencies: Dependencies): RevalidationService {
  return { request: () => Promise.resolve(), kick: () => undefined };
}
