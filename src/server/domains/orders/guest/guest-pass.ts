import { isSameText, sign } from '@/server/kernel/sign';

const PURPOSE = 'guest order';
const DAY_MS = 86_400_000;
/** How long the browser that placed an order without an account can open and pay it. */
export const GUEST_PASS_DAYS = 90;

/** `expiry.signature`: opens one order to the browser that placed it. It is in no mail and in no address. */
export function signGuestPass(secret: string, number: string, now: Date): string {
  const expiry = (now.getTime() + GUEST_PASS_DAYS * DAY_MS).toString(36);
  return `${expiry}.${sign(secret, PURPOSE, `${number}\0${expiry}`)}`;
}

/** Whether the shop made this pass for this order, and its time is not over. */
export function isGuestPass(secret: string, number: string, pass: string, now: Date): boolean {
  const [expiry = '', mark = ''] = pass.split('.');
  if (!isSameText(mark, sign(secret, PURPOSE, `${number}\0${expiry}`))) return false;
  return parseInt(expiry, 36) > now.getTime();
}
