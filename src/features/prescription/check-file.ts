import { PRESCRIPTION_MAX_BYTES, PRESCRIPTION_TYPES } from '@/contract/constants';
import type { ApiError } from '@/client/api-error';

/** Why a file is not sent, or why the shop did not take it. */
export type FileFault =
  'type' | 'size' | 'empty' | 'tooSmall' | 'unreadable' | 'tooMany' | 'network' | 'closed' | 'other';

/** What can be said about a file before it is sent; null when it may go. The shop judges its bytes. */
export function checkFile({ type, size }: Pick<File, 'type' | 'size'>): FileFault | null {
  if (!PRESCRIPTION_TYPES.some((known) => known === type)) return 'type';
  if (size === 0) return 'empty';
  return size > PRESCRIPTION_MAX_BYTES ? 'size' : null;
}

const BY_FIELD: Partial<Record<string, FileFault>> = {
  tooMany: 'tooMany',
  tooSmall: 'tooSmall',
  tooLarge: 'size',
};
const BY_CODE: Partial<Record<string, FileFault>> = {
  UNSUPPORTED_MEDIA_TYPE: 'type',
  PAYLOAD_TOO_LARGE: 'size',
  VALIDATION: 'unreadable',
  NETWORK: 'network',
  TIMEOUT: 'network',
  PRESCRIPTION_CLOSED: 'closed',
};

/** The fault that a refusal stands for. */
export const faultOfRefusal = ({ errorCode, fields }: Pick<ApiError, 'errorCode' | 'fields'>): FileFault =>
  BY_FIELD[fields.file ?? ''] ?? BY_CODE[errorCode] ?? 'other';

/** The same file may go with another try. */
export const isWorthRepeating = (fault: FileFault) => fault === 'network' || fault === 'other';
