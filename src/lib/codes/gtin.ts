/**
 * Whether a text is a GTIN-13 with its right check digit (GS1 General Specifications, 7.9): the digits before it,
 * weighed 1 and 3 in turn, and it make a multiple of ten.
 */
export const isGtin13 = (text: string): boolean => /^\d{13}$/.test(text) && weigh(text) % 10 === 0;

/** The GTIN-13 that begins with these twelve digits. */
export const withCheckDigit = (digits: string): string => `${digits}${(10 - (weigh(digits) % 10)) % 10}`;

const weigh = (digits: string) =>
  Array.from(digits).reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
