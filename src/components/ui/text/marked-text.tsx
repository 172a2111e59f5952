import { markWords } from '@/lib/texts/mark-words';

interface MarkedTextProps {
  text: string;
  /** Words to highlight, without case and accents. */
  marks: readonly string[] | undefined;
}

/** A text with the words of a search highlighted. */
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
