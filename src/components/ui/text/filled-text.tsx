import { Fragment, type ReactNode } from 'react';

interface FilledTextProps<Name extends string> {
  /** Links, amounts and other elements by the place of the sentence they stand in. */
  parts: Record<Name, ReactNode>;
  /** Fills the sentence with a mark for each place: `(marks) => t('key', marks)`. */
  text: (marks: Record<Name, string>) => string;
}

/** Private use: no text has these, and the isolates that a right-to-left text puts around a place go with them. */
const FIRST_MARK = 0xe000;
const MARKS = /\u2068?([\ue000-\ue0ff])\u2069?/;

/** A whole sentence with elements in its places, in whatever order the language wants them. */
export function FilledText<Name extends string>({ parts, text }: FilledTextProps<Name>) {
  const names = Object.keys(parts) as Name[];
  const marks = Object.fromEntries(
    names.map((name, index) => [name, String.fromCharCode(FIRST_MARK + index)]),
  ) as Record<Name, string>;
  return text(marks)
    .split(MARKS)
    .map((piece, index) => {
      const name = index % 2 === 1 ? names[piece.charCodeAt(0) - FIRST_MARK] : undefined;
      return name ? <bdi key={name}>{parts[name]}</bdi> : <Fragment key={index}>{piece}</Fragment>;
    });
}
