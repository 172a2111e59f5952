/**
 * The one table of error codes: code → HTTP status. The client shows the text `errors:<code>` in the person's
 * language; the server's `message` is for logs and for callers without texts of their own.
 */
export const ERROR_STATUS = {
  VALIDATION: 422,
  MALFORMED_JSON: 400,
  UNSUPPORTED_MEDIA_TYPE: 415,
  PAYLOAD_TOO_LARGE: 413,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  CROSS_SITE: 403,
  XSRF_INVALID: 403,
  PASSWORD_REQUIRED: 403,
  CART_DISABLED: 403,
  REVIEW_NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  EMAIL_RESERVED: 422,
  ORDERS_OPEN: 409,
  LAST_ADMIN: 409,
  REVIEW_EXISTS: 409,
  STALE: 409,
  IN_USE: 409,
  CART_CHANGED: 409,
  OUT_OF_STOCK: 409,
  IN_STOCK: 409,
  UNPAID_ORDERS_LIMIT: 409,
  UNPAID_UNITS_LIMIT: 409,
  BOLETO_UNITS_LIMIT: 409,
  INVALID_TRANSITION: 409,
  PAYMENT_CLOSED: 409,
  WITHDRAWAL_CLOSED: 409,
  CERTIFICATE_NOT_READY: 409,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  IDEMPOTENCY_KEY_REUSED: 422,
  CART_EMPTY: 422,
  COUPON_UNKNOWN: 404,
  COUPON_EXPIRED: 422,
  COUPON_USED_UP: 422,
  COUPON_NOT_APPLICABLE: 422,
  COUPON_MINIMUM_NOT_REACHED: 422,
  COUPON_FIRST_PURCHASE_ONLY: 422,
  COUPON_RATE_LIMITED: 429,
  CEP_UNKNOWN: 422,
  FREIGHT_UNAVAILABLE: 422,
  PAYMENT_DENIED: 402,
  PRESCRIPTION_REQUIRED: 422,
  PRESCRIPTION_CLOSED: 409,
  WEAK_PASSWORD: 422,
  PASSWORD_WRONG: 422,
  RESET_INVALID: 400,
  CONFIRMATION_INVALID: 400,
  RATE_LIMITED: 429,
  /** The caller hung up: no one reads the answer, and it is no failure of the shop. */
  CLIENT_GONE: 499,
  STORAGE_LOW: 503,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Codes of the client alone: no answer came, or it could not be read. */
export type ClientErrorCode = ErrorCode | 'NETWORK' | 'TIMEOUT' | 'CANCELLED' | 'COOKIES_BLOCKED';

/** Body of every answer that is not 2xx. `fields` maps a path of the input to a code under `errors:fields`. */
export interface ErrorBody {
  errorCode: ErrorCode;
  message: string;
  requestId: string;
  fields?: Record<string, string>;
  /** More data for a screen, such as the fresh snapshot of a changed cart. */
  details?: unknown;
}
