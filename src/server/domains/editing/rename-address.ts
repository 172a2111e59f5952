import { LOCALES } from '@config/locales';

const PREFIX = `((?:/(?:${LOCALES.join('|')}))?)`;

/**
 * A text in which links to a page of this site lead to its new address, with a language before it or without. A longer
 * address that begins alike, and one of another site, stay as they are.
 * @param from path of the page, as `productPath()` makes it
 */
export function renameAddress(text: string, from: string, to: string): string {
  const path = from.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const links = new RegExp(`(?<![\\w.:/%-])${PREFIX}${path}(?![\\w%~-])`, 'g');
  return text.replace(links, (_link, language: string) => `${language}${to}`);
}
