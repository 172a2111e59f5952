import { Fault } from '@/server/kernel/fault';

/** NUL cannot be stored by Postgres; a lone surrogate is no text. */
const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text);

function findUnstorable(value: unknown, path: string): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = findUnstorable(part, path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Refuses texts deep inside an input that the database could not keep; most schemas do, those of shared answers do not.
 * @throws Fault VALIDATION naming the field
 */
export function requireStorable(input: object): void {
  const path = findUnstorable(input, '');
  if (path !== null) throw new Fault('VALIDATION', 'Not a text', { fields: { [path]: 'invalid' } });
}
