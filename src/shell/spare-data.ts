import Router from 'next/router';
import { isDataDear } from '@/lib/save-data';

/**
 * Where data is dear nothing is fetched on suspicion. Next itself leaves out the scripts of pages in sight there, and
 * would still fetch their data.
 */
export function spareData(): void {
  if (isDataDear() && Router.router) Router.router.prefetch = () => Promise.resolve();
}
