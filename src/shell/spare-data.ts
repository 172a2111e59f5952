import Router from 'next/router';
import { isDataDear } from '@/lib/save-data';
import { whenAlive } from '@/lib/when-alive';

/**
 * Pages are fetched ahead, for links in sight and links that are pointed at, once somebody stirred: a first look at a
 * page loads that page alone. While data is dear nothing is fetched on suspicion at all; Next itself would leave out
 * the scripts of pages in sight then, and still fetch their data.
 */
export function spareData(): void {
  const { router } = Router;
  if (!router) return;
  const prefetch = router.prefetch.bind(router);
  const alive = new Promise<void>((resolve) => whenAlive(resolve));
  router.prefetch = async (...link) => {
    await alive;
    if (!isDataDear()) await prefetch(...link);
  };
}
