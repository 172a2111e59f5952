import type { Picture } from '@/contract/schemas/catalog';

type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 500;
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 1e8;
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0;
/** Only addresses of this site or with https, because the address is used in an `src`. */
const isPictureAddress = (value: unknown): value is string =>
  isText(value) && /^(\/(?!\/)|https?:\/\/)/.test(value);

/** A picture with an address that may stand in an `src`; null for anything else. */
export function readPicture(value: unknown): Picture | null {
  if (!isFields(value) || !isPictureAddress(value.srcUrl) || !isCount(value.width) || !isCount(value.height))
    return null;
  return {
    srcUrl: value.srcUrl,
    alt: isText(value.alt) ? value.alt : '',
    width: value.width,
    height: value.height,
    widths: Array.isArray(value.widths) ? value.widths.filter(isCount).slice(0, 20) : [],
    color: isText(value.color) && /^#[0-9a-f]{3,8}$/i.test(value.color) ? value.color : '',
  };
}
