import type { z } from 'zod';
import { Fault } from '@/server/kernel/fault';

/** Codes that have a text under `errors:fields`; every other message of a schema is shown as `invalid`. */
// prettier-ignore
const FIELD_CODES = new Set([
  'required', 'tooShort', 'tooLong', 'tooSmall', 'tooLarge', 'tooMany', 'invalid', 'email', 'cep', 'document', 'gtin', 'slug', 'money', 'number',
  'integer', 'repeated', 'quantity', 'state', 'unknownOption', 'passwordTooShort', 'passwordCommon', 'cardNumber', 'cardExpiry', 'cardCvv', 'phone', 'cnpj', 'unknownField', 'taken', 'unreadable',
]);

const fieldCode = (issue: z.core.$ZodIssue) => {
  if (issue.code === 'unrecognized_keys') return 'unknownField';
  return FIELD_CODES.has(issue.message) ? issue.message : 'invalid';
};

/**
 * Parses one part of a request.
 * @param prefix where the part's fields stand in `fields`: '' for the body
 * @throws Fault VALIDATION naming every wrong field
 */
export async function parsePart<S extends z.ZodType>(
  schema: S,
  value: unknown,
  prefix = '',
): Promise<z.output<S>> {
  const parsed = await schema.safeParseAsync(value);
  if (parsed.success) return parsed.data;
  // A map, because a field may be called `__proto__`.
  const fields = new Map<string, string>();
  for (const issue of parsed.error.issues) {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [''];
    for (const key of keys) {
      const path = [prefix, ...issue.path.map(String), key].filter(Boolean).join('.') || 'body';
      if (!fields.has(path)) fields.set(path, fieldCode(issue));
    }
  }
  throw new Fault('VALIDATION', 'The request is not valid', { fields: Object.fromEntries(fields) });
}
