export type PasswordRating = 'short' | 'weak' | 'fair' | 'strong';

const MIN_LENGTH = 8;
const LONG = 14;
/** The most common passwords; the server has the long list and decides. */
const COMMON =
  /^(?:senha|password|mudar|admin|qwerty|abc|boi|fazenda|brasil|12345|11111|00000)[a-z]*[\d!@#$]*$/i;

/** A hint while typing: length counts most, then different characters. */
export function ratePassword(password: string): PasswordRating {
  if (password.length < MIN_LENGTH) return 'short';
  const different = new Set(password.toLowerCase()).size;
  if (COMMON.test(password) || /^\d+$/.test(password) || different < 5) return 'weak';
  return password.length >= LONG && different >= 8 ? 'strong' : 'fair';
}
