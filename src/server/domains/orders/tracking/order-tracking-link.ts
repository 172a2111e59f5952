import { ROUTES } from '@config/routes';
import { isSameText, sign } from '@/server/kernel/sign';

const PURPOSE = 'order tracking';
const DAY_MS = 86_400_000;
/** How long a link in a mail opens its order. */
export const TRACKING_LINK_DAYS = 90;

/** `expiry.signature`; the number of the order stands beside it in the address. */
export function signOrderTracking(secret: string, number: string, now: Date): string {
  const expiry = (now.getTime() + TRACKING_LINK_DAYS * DAY_MS).toString(36);
  return `${expiry}.${sign(secret, PURPOSE, `${number}\0${expiry}`)}`;
}

/** Whether the shop wrote this signature for this order, and its time is not over. */
export function isOrderTrackingSignature(
  secret: string,
  number: string,
  signature: string,
  now: Date,
): boolean {
  const [expiry = '', mark = ''] = signature.split('.');
  if (!isSameText(mark, sign(secret, PURPOSE, `${number}\0${expiry}`))) return false;
  return parseInt(expiry, 36) > now.getTime();
}

/**
 * Path of the page that shows an order to a visitor with the link, for mails; put the site and the language before it.
 */
export const orderTrackingPath = (number: string, signature: string): string =>
  `${ROUTES.trackOrder}?${new URLSearchParams({ numero: number, assinatura: signature }).toString()}`;
