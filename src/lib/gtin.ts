/**
 * Whether a text is a GTIN-13 with its right check digit (GS1 General Specifications, 7.9): the digits before it,
 * weighed 1 and 3 in turn, and it make a multiple of ten.
 */
export function isGtin13(text: string): boolean {
  if (!/^\d{13}$/.test(text)) return false;
  const sum = Array.from(text).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}
