import { directionOf } from '@/lib/texts/direction';

interface ParagraphsProps {
  text: string;
  lang?: string;
  className?: string;
}

/** Plain text with its paragraphs (a blank line between) and its line breaks. */
export function Paragraphs({ text, lang, className = '' }: ParagraphsProps) {
  const parts = text.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  return (
    <div lang={lang} dir={lang && directionOf(lang)} className={`grid max-w-[68ch] gap-4 ${className}`}>
      {parts.map((part, index) => (
        <p key={index} className="break-words whitespace-pre-line">
          {part.trim()}
        </p>
      ))}
    </div>
  );
}
