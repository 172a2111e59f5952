import { directionOf } from './direction';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Plain figures keep their order in any text, and what finds links in a message would take the closing sign for a part of one. */
const NEEDS_NONE = /^[\d.,]*$|^https?:/;

/**
 * A name, code, price or date set apart from the text around it (Unicode UAX 9): it is read in its own direction, and
 * the words beside it stay in theirs. In a left-to-right language the value is left as it is.
 */
export const isolate = (value: string, language: string): string =>
  directionOf(language) === 'rtl' && !NEEDS_NONE.test(value)
    ? `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}`
    : value;

/** Signs that embed, override or isolate a direction. */
const DIRECTION_SIGNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** The text without those signs, for what reads, compares or measures it: they are copied along with a value. */
export const withoutIsolates = (text: string): string => text.replace(DIRECTION_SIGNS, '');
