import { markWords } from '@/lib/texts/mark-words';

interface MarkedTextProps {
  text: string;
  /** Folded words that are shown as found. */
  marks: readonly string[] | undefined;
}

/** A text with the words that a search found; without any it is the text alone. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  if (!marks || marks.length === 0) return text;
  return markWords(text, marks).map(({ text: part, isMarked }, at) =>
    isMarked ? (
      <mark key={at} className="bg-warn-soft text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
