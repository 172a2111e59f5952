import Papa from 'papaparse';

/** Byte order mark: without it Excel reads a file as Windows-1252. */
export const BYTE_ORDER_MARK = '\uFEFF';
const NEWLINE = '\r\n';

/** Characters that begin a formula, in their full-width forms too. */
const START = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]';
/** Characters that a spreadsheet may skip before a formula: white space, control and invisible characters, quotes. */
const SKIPPED = '[\\s\\p{Cc}\\p{Cf}"\']*';
/** Characters at which a program with another separator, or without quoting, may begin a cell. */
const SEPARATOR = '[,;|\\t\\r\\n]';

const LEADING = new RegExp(`^(?:${SKIPPED}${START}|'*[\\t\\r\\0])`, 'u');
// The text before is checked last, so that the time stays proportional to the text.
const INNER = new RegExp(`${START}(?<=${SEPARATOR}${SKIPPED}.)`, 'gu');
const GUARDED_INNER = new RegExp(`'(?=${START})(?<=${SEPARATOR}${SKIPPED}.)`, 'gu');
/** A negative amount as `moneyCell` writes it is a number and stays one. */
const AMOUNT = /^-\d+,\d{2}$/;

/** A text that no spreadsheet evaluates: an apostrophe stands before everything that could begin a formula. */
export function guardCell(text: string): string {
  if (AMOUNT.test(text)) return text;
  return `${LEADING.test(text) ? "'" : ''}${text.replace(INNER, "'$&")}`;
}

/** The text that `guardCell` was given. */
export function unguardCell(text: string): string {
  const isGuarded = text.startsWith("'") && LEADING.test(text.slice(1));
  return (isGuarded ? text.slice(1) : text).replace(GUARDED_INNER, '');
}

/** A guarded cell is quoted for every separator, not for ours alone: some programs cut at several of them. */
const isQuoted = (cell: unknown) => typeof cell === 'string' && unguardCell(cell) !== cell;

/**
 * Rows as lines of CSV for a Brazilian spreadsheet, each with its line break. Numbers stay numbers; no text is a
 * formula, and each is quoted where it must be.
 */
export const writeCsvLines = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.length === 0
    ? ''
    : Papa.unparse(
        rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guardCell(cell) : cell))),
        { delimiter: ';', newline: NEWLINE, quotes: isQuoted },
      ) + NEWLINE;
