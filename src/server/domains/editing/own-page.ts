import { LOCALES } from '@config/locales';
import { safeNext } from '@/lib/safe-next';

/** The path that a browser would ask for: dots resolved, signs decoded, one slash where there are several. */
function pathOf(target: string): string {
  const { pathname } = new URL(decodeURIComponent(target), 'http://inside.invalid');
  return pathname.replace(/\/{2,}/g, '/').toLowerCase();
}

/** An address begins with no language: that of its reader is set before it. */
const LANGUAGES = LOCALES.map((locale) => locale.toLowerCase());

/**
 * Whether an address is a page of this site, without a language.
 * @param closed first parts of paths that are refused, because they would lead on, perhaps in circles
 */
export function isOwnPage(target: string, closed: readonly string[]): boolean {
  if (safeNext(target) === null) return false;
  const [, first = ''] = pathOf(target).split('/');
  return ![...LANGUAGES, ...closed].includes(first);
}
