import { Fragment, type ReactNode } from 'react';

interface FilledTextProps<Name extends string> {
  /** Links, amounts and other elements by the name of their placeholder. */
  parts: Record<Name, ReactNode>;
  /** Fills the sentence with a mark for each placeholder: `(marks) => t('key', marks)`. */
  text: (marks: Record<Name, string>) => string;
}

/** Characters of the private use area, which no text has, with the isolates that a right-to-left text puts around them. */
const FIRST_MARK = 0xe000;
const MARKS = /\u2068?([\ue000-\ue0ff])\u2069?/;

/** A sentence with elements as placeholders, in the word order of the language. */
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
