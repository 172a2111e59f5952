/** What the standard fonts of a PDF draw: Windows-1252, and a break of the line. */
const IS_DRAWN = /^[\n\x20-\x7e\xa0-\xac\xae-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u;

/** What stands in for signs that Unicode takes apart into nothing that is drawn. */
const STAND_INS = new Map([
  ['≥', '>='],
  ['≤', '<='],
  ['≠', '<>'],
  ['≈', '~'],
  ['→', '->'],
  ['−', '-'],
  ['‐', '-'],
  ['‑', '-'],
  ['⁄', '/'],
  ['μ', 'µ'],
  ['Ł', 'L'],
  ['ł', 'l'],
  ['Đ', 'D'],
  ['đ', 'd'],
  ['ı', 'i'],
]);

function standIn(sign: string): string {
  if (IS_DRAWN.test(sign)) return sign;
  const parts = STAND_INS.get(sign) ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
  const drawn = Array.from(parts, (part) => (IS_DRAWN.test(part) ? part : (STAND_INS.get(part) ?? ''))).join(
    '',
  );
  return drawn || (/^\p{M}$/u.test(sign) ? '' : '?');
}

/**
 * A text as the standard fonts of a PDF can draw it: pdfkit writes any other sign as broken bytes. Characters of control
 * and direction are left out, `≥` is `>=`, `ș` is `s`, and a sign without a likeness, such as an Arabic letter, is `?`.
 * Line breaks stay.
 */
export function printable(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(/\t|(?!\u00a0)\p{Zs}/gu, ' ')
    .replace(/(?!\n)\p{Cc}|\p{Cf}/gu, '');
  return Array.from(plain, standIn).join('');
}
