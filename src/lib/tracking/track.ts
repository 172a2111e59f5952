import { TAG_MANAGER_ID } from '@config/consent';

declare global {
  interface Window {
    /** Read by a tag manager, when one is loaded; without it nothing leaves the browser. */
    dataLayer?: object[];
  }
}

/** When a tag manager may read it, nothing is tracked before the visitor consented (LGPD, art. 8). */
let isAllowed = !TAG_MANAGER_ID;

/** Opens or closes the data layer; closing clears it. */
export function allowTracking(allowed: boolean): void {
  isAllowed = allowed;
  if (!allowed && typeof window !== 'undefined') delete window.dataLayer;
}

export const isTracking = () => isAllowed;

/** Tracks an action of a visitor. Never a name, an e-mail or a document. */
export function track(event: string, fields: Record<string, unknown> = {}): void {
  if (!isAllowed || typeof window === 'undefined') return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...fields });
}
