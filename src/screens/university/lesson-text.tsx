import type { Locale } from '@config/locales';
import { MarkdownText } from '@/features/content/markdown-text';
import { PortugueseNote } from '@/features/content/portuguese-note';

/** The text of a lesson, with a note when it is not in the page's language. */
export function LessonText({ text, lang }: { text: string; lang: Locale }) {
  return (
    <>
      <PortugueseNote lang={lang} />
      <MarkdownText text={text} lang={lang} />
    </>
  );
}
