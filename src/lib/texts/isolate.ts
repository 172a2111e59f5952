import { directionOf } from './direction';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Plain numbers keep their order in any text, and link detection in messages would include the closing character. */
const NEEDS_NONE = /^[\d.,]*$|^https?:/;

/**
 * A name, code, price or date isolated from the text around it (Unicode UAX 9), so that each is read in its own
 * direction. In a left-to-right language the value is unchanged.
 */
export const isolate = (value: string, language: string): string =>
  directionOf(language) === 'rtl' && !NEEDS_NONE.test(value)
    ? `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}`
    : value;

/** Characters that embed, override or isolate a direction. */
const DIRECTION_SIGNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** The text without those characters, for reading, comparing or measuring: they are copied along with a value. */
export const withoutIsolates = (text: string): string => text.replace(DIRECTION_SIGNS, '');
