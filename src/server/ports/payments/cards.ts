/** Check digit of a card number (ISO/IEC 7812-1, Luhn). */
export function isLuhnValid(number: string): boolean {
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, index) => {
      const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Ranges of the brands sold in Brazil, named as Getnet names them; the narrow ones stand before the wide ones they lie in. */
const BRANDS: readonly [string, RegExp][] = [
  [
    'Elo',
    /^(4011(78|79)|431274|438935|45(1416|7393|763[12])|504175|506(699|7\d\d)|509\d{3}|627780|636(297|368)|65(0[04579]|16|50))/,
  ],
  ['Hipercard', /^(606282|3841)/],
  ['Amex', /^3[47]/],
  ['Visa', /^4/],
  ['Mastercard', /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/],
];

/** Brand of a card number by its first digits; `Outra` when no brand of the shop has them. */
export const cardBrandOf = (number: string): string =>
  BRANDS.find(([, pattern]) => pattern.test(number))?.[0] ?? 'Outra';

/** Cards expire with the last day of their month, by the calendar given. @param today `YYYY-MM-DD` @param expiry `MM/YY` */
export function isCardExpired(expiry: string, today: string): boolean {
  const [month = '', year = ''] = expiry.split('/');
  return `20${year}-${month}` < today.slice(0, 7);
}
