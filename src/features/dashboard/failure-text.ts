import type { ClientErrorCode } from '@/contract/errors';

const KNOWN = [
  'STALE',
  'INVALID_TRANSITION',
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'TIMEOUT',
  'RATE_LIMITED',
  'STORAGE_LOW',
  'IN_USE',
  'PASSWORD_REQUIRED',
  'VALIDATION',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'OUT_OF_STOCK',
  'PRESCRIPTION_REQUIRED',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
] as const satisfies readonly ClientErrorCode[];

/** Said by other pages too. */
const SHARED = {
  FORBIDDEN: 'errors:FORBIDDEN',
  NETWORK: 'common:failure.offline',
} as const satisfies Partial<Record<ClientErrorCode, string>>;

const isShared = (code: string): code is keyof typeof SHARED => Object.hasOwn(SHARED, code);

/** Key of the sentence that says what happened and what to do. Needs `manage` and `errors`. */
export function failureKey(code: string) {
  if (isShared(code)) return SHARED[code];
  const known = KNOWN.find((one) => one === code);
  return known ? (`manage:failure.${known}` as const) : ('errors:INTERNAL' as const);
}
