/** In a file of its own, so that pages of a shop with a cart carry none of it. */

/** Where a browser stores the packs that a quote is asked for. */
export const QUOTE_STORAGE_KEY = 'store-quote';
/** Where it stores the quotes that were sent from it, and how many of them. */
export const SENT_QUOTES_STORAGE_KEY = 'store-quotes-sent';
export const MAX_SENT_QUOTES = 5;
/** The most units of one line of a quote, and its most lines; a factory quotes by the truck. */
export const MAX_QUOTE_UNITS = 9_999;
export const MAX_QUOTE_LINES = 40;
/** Business days within which a quote is answered. */
export const QUOTE_BUSINESS_DAYS = 1;
