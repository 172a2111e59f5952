/** The origin that counts as this site; it does not exist, so no other address resolves to it. */
const INSIDE = 'http://inside.invalid';

/** A list with all its filters and the words of an advertisement. */
const LONGEST = 2000;

/**
 * A path of this site that a visitor may be sent to after signing in, or null for `//evil`, `/\evil`, `/%09/evil` and
 * `javascript:` (docs/rules.md). Checked the way a browser reads an address, twice: as given and decoded, because a
 * router may decode it on the way.
 */
export function safeNext(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > LONGEST) return null;
  let decoded: string;
  try {
    decoded = decodeURIComponent(next);
  } catch {
    return null;
  }
  return [next, decoded].every(staysInside) ? next : null;
}

function staysInside(path: string): boolean {
  if (!path.startsWith('/') || /^\/[/\\]|[\\\p{Cc}\p{Surrogate}]/u.test(path)) return false;
  try {
    const url = new URL(path, INSIDE);
    // `/x/..//evil` resolves to `//evil`, which the next reader takes for a host.
    return url.origin === INSIDE && !url.pathname.startsWith('//');
  } catch {
    return false;
  }
}
