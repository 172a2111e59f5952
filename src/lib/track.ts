declare global {
  interface Window {
    /** Read by the tag manager, when one is loaded; nothing leaves the browser without it. */
    dataLayer?: Record<string, unknown>[];
  }
}

/** Notes what a visitor did in the data layer. Never a name, an e-mail or a document. */
export function track(event: string, fields: Record<string, unknown> = {}): void {
  if (typeof window === 'undefined') return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...fields });
}
