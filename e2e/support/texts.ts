import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A text of the shop from its file, so that a test can click it in any language.
 * @param key as `namespace:section.name`
 */
export function textOf(locale: string, key: string): string {
  const [file = '', path = ''] = key.split(':');
  const texts: unknown = JSON.parse(readFileSync(join('public', 'locales', locale, `${file}.json`), 'utf8'));
  const found = path.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], texts);
  return String(found);
}
