import pino from 'pino';
import { isValidDocument } from '@/lib/documents';
import { isLuhnValid } from './cards';

const HIDDEN = '[hidden]';

/** Names of fields whose value must not be in a log, written without `_`, `-` and capitals. */
const SECRET_FIELD =
  /^(card|cardnumber|numbertoken|securitycode|cvv|cvc|expiry|expirationmonth|expirationyear|cardholdername|holder|accesstoken|refreshtoken|token|clientsecret|clientid|secret|webhooksecret|xwebhooksecret|password|newpassword|currentpassword|passwordhash|authorization|proxyauthorization|cookie|setcookie|xxsrftoken|cpf|cnpj|document)$/;

const isSecretField = (name: string) => SECRET_FIELD.test(name.replace(/[_\-.]/g, '').toLowerCase());

const CREDENTIALS = /\b(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi;
/** The acquirer's notices carry a secret in their path. */
const WEBHOOK_PATH = /(\/webhook\/getnet\/)[^/?#\s"']+/g;
/** Thirteen to nineteen digits, also in groups of four. */
const LONG_NUMBER = /(?<![\w-])\d(?:[ -]?\d){12,18}(?![\w-])/g;

/** A CPF, with its dots or without. */
const PERSON = /(?<![\w.-])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![\w-])/g;
/** The domain of a mail address is enough to find out why its mails do not arrive. */
const MAIL_ADDRESS = /\b([\w%+])[\w.%+-]*@([\w-]+(?:\.[\w-]+)+)/g;

/**
 * A text without credentials, card numbers and CPFs (by their check digits), names of mailboxes and the secret of the
 * notices.
 */
export function redactText(text: string): string {
  return text
    .replace(CREDENTIALS, `$1 ${HIDDEN}`)
    .replace(WEBHOOK_PATH, `$1${HIDDEN}`)
    .replace(MAIL_ADDRESS, '$1…@$2')
    .replace(PERSON, (digits) => (isValidDocument(digits) ? HIDDEN : digits))
    .replace(LONG_NUMBER, (digits) => (isLuhnValid(digits.replace(/\D/g, '')) ? HIDDEN : digits));
}

/** A build shortens the names of classes; errors of the shop have theirs as a field too. */
function describeError(error: Error) {
  const described = pino.stdSerializers.err(error);
  return { ...described, ...(error.name !== 'Error' && { type: error.name }) };
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
  return redactFields(value instanceof Error ? describeError(value) : value, depth);
}
