/**
 * A bar fixed at the bottom of the page, above the phone's navigation and the buy button; it shifts no content. Other
 * floating elements move up when they see `data-notice-bar`.
 */
export const NOTICE_BAR =
  'fixed inset-x-0 bottom-0 z-20 mx-auto flex max-w-3xl items-center gap-3 border border-line bg-warn-soft ps-4 pe-1 text-[0.9375rem] leading-snug text-ink shadow-high max-md:bottom-[calc(var(--bar)-1.5rem)] md:bottom-4 md:rounded print:hidden';
