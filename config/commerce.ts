/** Constants of the product that no brand changes (docs/rules.md). */
export const CURRENCY = 'BRL';
export const MONEY_LOCALE = 'pt-BR';
export const REQUEST_TIMEOUT_MS = 30_000;
export const AUTH_COOKIE = { name: 'auth_token', days: 99 } as const;
export const XSRF = { cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' } as const;
/** The representative a visitor came by (`/redirect/{code}`); scripts read it for orders and registrations. */
export const REFERRAL_COOKIE = { name: 'ref_code', days: 30 } as const;
/** Marks browsers that an account was signed in with; no script reads it, and it authenticates no one. */
export const DEVICE_COOKIE = { name: 'known_device', days: 400, accounts: 5 } as const;
export const CART_STORAGE_KEY = 'store-cart';
export const MODAL_FADE_SECONDS = 0.25;
export const MODAL_MARGIN_PX = 140;
export const MASK_CURSOR_DELAY_MS = 10;
export const DEBUG_SHORTCUT = { ctrlKey: true, altKey: true, key: 'd' } as const;

/** What a fixed coupon leaves of the products: no acquirer takes an order of nothing. */
export const COUPON_LEAVES_CENTS = 100;
/** How long stock stays reserved for an unpaid order. */
export const PIX_TTL_SECONDS = 30 * 60;
export const BOLETO_BUSINESS_DAYS = 3;
/** Business days within which a bank tells that a boleto was paid. */
export const BOLETO_CLEARING_BUSINESS_DAYS = 2;
/** When a boleto is due: one that is paid on its last day finds its order waiting (docs/payments.md). */
export const BOLETO_DUE_BUSINESS_DAYS = BOLETO_BUSINESS_DAYS - BOLETO_CLEARING_BUSINESS_DAYS;
/** How long an order whose payment was denied can be paid another way. */
export const RETRY_HOURS = 24;
/** Calendar days after the delivery in which a buyer may return an order without a reason (CDC, art. 49). */
export const WITHDRAWAL_DAYS = 7;
/** The fewest characters of a password. */
export const MIN_PASSWORD = 8;
/** Characters of a review. */
export const REVIEW_LENGTH = { min: 10, max: 2_000 } as const;
/** The share of right answers that passes a quiz. */
export const PASSING_SHARE = 0.7;
/** How long the links of account mails are valid. */
export const RESET_LINK_MINUTES = 30;
export const CONFIRMATION_LINK_DAYS = 7;
/** Calendar days after the payment in which the shop waits for the prescription of an order. */
export const PRESCRIPTION_DAYS = 10;
/** Days after the delivery after which the buyer is asked for a review, once. */
export const REVIEW_REQUEST_DAYS = 5;
/** The most units of one line the shop sells in one order; larger orders go through a representative. */
export const MAX_LINE_QUANTITY = 999;
export const MAX_CART_LINES = 100;
export const PAGE_SIZE = 24;
export const SHOP_TIME_ZONE = 'America/Sao_Paulo';
/** Interest of a card paid in more parts than a brand gives free of it: a fraction a month (Price table). */
export const CARD_INTEREST_MONTHLY = 0.0199;
