import { brand } from '@config/brands';
import { isLocale } from '@config/locales';

/** The addresses under which people see this shop. */
const ownOrigins = () => [brand.canonicalUrl, ...(typeof window === 'undefined' ? [] : [location.origin])];

/**
 * The path of a page of this shop, as it is stored, from what a person copied out of the address bar: without the shop's
 * own origin and without the language. What leads elsewhere stays as it was typed, so that it can be refused.
 */
export function ownPath(typed: string): string {
  const text = typed.trim();
  const origin = ownOrigins().find((one) => text === one || text.startsWith(`${one}/`));
  const path = origin === undefined ? text : text.slice(origin.length) || '/';
  const [, prefix] = /^\/([^/?#]+)/.exec(path) ?? [];
  if (!isLocale(prefix)) return path;
  const rest = path.slice(prefix.length + 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
