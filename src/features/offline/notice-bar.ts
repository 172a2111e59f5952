/**
 * A bar over the foot of the page, clear of the phone's own bar and of the button that buys; it moves nothing of the
 * page. What floats beside it makes room where it sees `data-notice-bar`.
 */
export const NOTICE_BAR =
  'fixed inset-x-0 bottom-0 z-20 mx-auto flex max-w-[44rem] items-center gap-3 border border-line bg-warn-soft ps-4 pe-1 text-[0.9375rem] leading-snug text-ink shadow-high max-md:bottom-14 max-md:in-[body:has([data-buy-bar])]:bottom-33 md:bottom-4 md:rounded print:hidden';
