/** First signs of the two rows of digits that keyboards for Arabic write. */
const ZEROS = [0x0660, 0x06f0];

/** The text with the digits of an Arabic keyboard as Western ones. */
export const westernDigits = (text: string): string =>
  Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? sign : String(code - zero);
  }).join('');

/** The digits of a text, those of an Arabic keyboard as Western ones; everything else is left out. */
export const readWholeNumber = (text: string): string => westernDigits(text).replace(/[^0-9]/g, '');
