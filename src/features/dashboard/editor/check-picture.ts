import { PICTURE_MAX_BYTES, PICTURE_TYPES } from '@/contract/constants';

/** Why a file is not sent, or why the shop did not take it. */
export type PictureFault =
  'type' | 'size' | 'empty' | 'tooSmall' | 'unreadable' | 'network' | 'signIn' | 'storage' | 'other';

interface FileFacts {
  type: string;
  size: number;
}

/** What can be said about a file before it is sent; null when it may go. The server judges its bytes. */
export function checkPicture({ type, size }: FileFacts): PictureFault | null {
  if (!PICTURE_TYPES.some((known) => known === type)) return 'type';
  if (size === 0) return 'empty';
  return size > PICTURE_MAX_BYTES ? 'size' : null;
}

const BY_CODE: Partial<Record<string, PictureFault>> = {
  UNSUPPORTED_MEDIA_TYPE: 'type',
  PAYLOAD_TOO_LARGE: 'size',
  VALIDATION: 'unreadable',
  NETWORK: 'network',
  TIMEOUT: 'network',
  UNAUTHENTICATED: 'signIn',
  STORAGE_LOW: 'storage',
};

/** The fault that a refusal of the upload stands for; of a picture that was read, what is wrong with its size. */
export function faultOfRefusal(errorCode: string, file?: string): PictureFault {
  if (file === 'tooSmall') return 'tooSmall';
  if (file === 'tooLarge') return 'size';
  return BY_CODE[errorCode] ?? 'other';
}

/** A fault that may be gone with another try of the same file. */
export const isWorthRepeating = (fault: PictureFault) =>
  fault === 'network' || fault === 'signIn' || fault === 'storage' || fault === 'other';
