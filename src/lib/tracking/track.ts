import { TAG_MANAGER_ID } from '@config/consent';

declare global {
  interface Window {
    /** Read by the tag manager, when one is loaded; nothing leaves the browser without it. */
    dataLayer?: object[];
  }
}

/** Where a tag manager may read along, nothing is noted before the visitor consented (LGPD, art. 8). */
let isAllowed = !TAG_MANAGER_ID;

/** Opens or closes the data layer; closing forgets what it held. */
export function allowTracking(allowed: boolean): void {
  isAllowed = allowed;
  if (!allowed && typeof window !== 'undefined') delete window.dataLayer;
}

export const isTracking = () => isAllowed;

/** Notes what a visitor did in the data layer. Never a name, an e-mail or a document. */
export function track(event: string, fields: Record<string, unknown> = {}): void {
  if (!isAllowed || typeof window === 'undefined') return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...fields });
}
