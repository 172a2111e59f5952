import { randomBytes } from 'node:crypto';
import { isSameText, sign } from '@/server/kernel/sign';

const PURPOSE = 'lead form';
/** A form may be open overnight, or wait for the network. */
export const MAX_TOKEN_AGE_MS = 48 * 3_600_000;

/** Proof of when a form was opened, without storing anything: moment, random part, signature. */
export function makeLeadToken(secret: string, now: Date): string {
  const text = `${now.getTime().toString(36)}.${randomBytes(9).toString('base64url')}`;
  return `${text}.${sign(secret, PURPOSE, text)}`;
}

/**
 * How long ago a form was opened, in milliseconds.
 * @returns null for a token this shop did not write, or one that is too old
 */
export function readLeadTokenAge(secret: string, token: string, now: Date): number | null {
  const [moment = '', chance = '', signature = ''] = token.split('.');
  if (!isSameText(signature, sign(secret, PURPOSE, `${moment}.${chance}`))) return null;
  const ageMs = now.getTime() - parseInt(moment, 36);
  return ageMs <= MAX_TOKEN_AGE_MS ? ageMs : null;
}
