import pino from 'pino';
import { isLuhnValid } from './cards';

const HIDDEN = '[hidden]';

/** Names of fields whose value nobody may read in a log, written without `_`, `-` and capitals. */
const SECRET_FIELD =
  /^(card|cardnumber|numbertoken|securitycode|cvv|cvc|expiry|expirationmonth|expirationyear|cardholdername|holder|accesstoken|refreshtoken|token|clientsecret|clientid|secret|webhooksecret|xwebhooksecret|password|newpassword|currentpassword|passwordhash|authorization|cookie|setcookie)$/;

const isSecretField = (name: string) => SECRET_FIELD.test(name.replace(/[_\-.]/g, '').toLowerCase());

const CREDENTIALS = /\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi;
/** The acquirer's notices carry a secret in their path. */
const WEBHOOK_PATH = /(\/webhook\/getnet\/)[^/?#\s"']+/g;
/** Thirteen to nineteen digits, also in groups of four. */
const LONG_NUMBER = /(?<![\w-])\d(?:[ -]?\d){12,18}(?![\w-])/g;

/** A text without credentials, card numbers (by their check digit) and the secret of the notices. */
export function redactText(text: string): string {
  return text
    .replace(CREDENTIALS, `$1 ${HIDDEN}`)
    .replace(WEBHOOK_PATH, `$1${HIDDEN}`)
    .replace(LONG_NUMBER, (digits) => (isLuhnValid(digits.replace(/\D/g, '')) ? HIDDEN : digits));
}

const MAX_DEPTH = 8;

/** As `redact`, for the fields of one object. */
export const redactFields = (fields: object, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      isSecretField(name) && value !== null && value !== undefined ? HIDDEN : redact(value, depth + 1),
    ]),
  );

/**
 * A copy of what is to be logged, without secrets: fields named like one are hidden whatever they hold, and texts are
 * read for card numbers and credentials. An error becomes its type, message, stack and fields, causes included.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth >= MAX_DEPTH) return HIDDEN;
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return redactFields(value instanceof Error ? pino.stdSerializers.err(value) : value, depth);
}
