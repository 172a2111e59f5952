import type { ClientErrorCode } from '@/contract/errors';

const KNOWN = [
  'STALE',
  'INVALID_TRANSITION',
  'FORBIDDEN',
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'NETWORK',
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

/** Key of the sentence that says what happened and what to do. */
export const failureKey = (code: string): `failure.${(typeof KNOWN)[number] | 'OTHER'}` =>
  `failure.${KNOWN.find((known) => known === code) ?? 'OTHER'}`;
