import Router from 'next/router';
import { isDataDear } from '@/lib/save-data';
import { whenIdle } from '@/lib/tasks';
import { whenAlive } from '@/lib/when-alive';

/** A page that is fetched ahead waits this long at most for what else the browser has to do. */
const BUSY_AT_MOST_MS = 2_000;

/**
 * Pages are fetched ahead, for links in sight and links that are pointed at, once somebody stirred: a first look at a
 * page loads that page alone. Links in sight wait for an idle moment each, so that a touch is not answered after twenty
 * of them. While data is dear nothing is fetched on suspicion at all; Next itself would leave out the scripts of pages
 * in sight then, and still fetch their data.
 */
export function spareData(): void {
  const { router } = Router;
  if (!router) return;
  const prefetch = router.prefetch.bind(router);
  const alive = new Promise<void>((resolve) => whenAlive(resolve));
  router.prefetch = async (url, as, options) => {
    // Next says so of a link that is pointed at or touched.
    if (!options?.priority) {
      await alive;
      await new Promise<void>((resolve) => whenIdle(resolve, BUSY_AT_MOST_MS));
    }
    if (!isDataDear()) await prefetch(url, as, options);
  };
}
