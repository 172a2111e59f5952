import { LANGUAGE_PREFIX } from '@/lib/texts/language-prefix';
import { safeNext } from '@/lib/safe-next';

/** The path that a browser would ask for: dots resolved, signs decoded, one slash where there are several. */
function pathOf(target: string): string {
  const { pathname } = new URL(decodeURIComponent(target), 'http://inside.invalid');
  return pathname.replace(/\/{2,}/g, '/').toLowerCase();
}

/**
 * Whether an address is a page of this site, without a language: that of its reader is set before it.
 * @param closed first parts of paths that are refused, because they would lead on, perhaps in circles
 */
export function isOwnPage(target: string, closed: readonly string[]): boolean {
  if (safeNext(target) === null) return false;
  const path = pathOf(target);
  const [, first = ''] = path.split('/');
  return !LANGUAGE_PREFIX.test(path) && !closed.includes(first);
}
