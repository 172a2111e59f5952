import { PRESCRIPTION_MAX_BYTES, PRESCRIPTION_TYPES } from '@/contract/constants';
import type { ApiError } from '@/client/api-error';

/** Why a file is not sent, or why the shop did not take it. */
export type FileFault =
  'type' | 'size' | 'empty' | 'tooSmall' | 'unreadable' | 'tooMany' | 'network' | 'closed' | 'other';

/** The first bytes of each type. */
const STARTS: Record<(typeof PRESCRIPTION_TYPES)[number], readonly number[]> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47],
};

/** What can be said about a file by its name and size; null when it may go. */
export function checkFile({ type, size }: Pick<File, 'type' | 'size'>): FileFault | null {
  if (!PRESCRIPTION_TYPES.some((known) => known === type)) return 'type';
  if (size === 0) return 'empty';
  return size > PRESCRIPTION_MAX_BYTES ? 'size' : null;
}

/**
 * What can be said about a file before it is sent, its first bytes read too: a file under a wrong name is refused before
 * there is an order. Null when it may go; the shop judges the rest.
 */
export async function readFault(file: File): Promise<FileFault | null> {
  const fault = checkFile(file);
  const type = PRESCRIPTION_TYPES.find((known) => known === file.type);
  if (fault || !type) return fault ?? 'type';
  const start = STARTS[type];
  try {
    const bytes = new Uint8Array(await file.slice(0, start.length).arrayBuffer());
    return start.every((byte, index) => bytes[index] === byte) ? null : 'type';
  } catch {
    return 'unreadable';
  }
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
