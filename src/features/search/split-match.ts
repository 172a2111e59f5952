/** One letter without accent and case; always one character, so that positions in the text are unchanged. */
const foldLetter = (letter: string) => (letter.normalize('NFD').charAt(0) || letter).toLowerCase().charAt(0);
const fold = (text: string) => text.replace(/[^]/g, foldLetter);

/** Splits a text at the typed part, without regard to accents and case; the middle is empty when it does not occur. */
export function splitMatch(text: string, typed: string): [before: string, match: string, after: string] {
  const wanted = fold(typed.trim());
  const start = wanted ? fold(text).indexOf(wanted) : -1;
  if (start < 0) return [text, '', ''];
  const end = start + wanted.length;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}
