import { CATALOGUE_LOCALE } from '@config/locales';
import { MarkdownText } from '@/features/content/markdown-text';
import { PortugueseNote } from '@/features/content/portuguese-note';

/** The text of a lesson, which is Portuguese in every language of the page. */
export function LessonText({ text }: { text: string }) {
  return (
    <>
      <PortugueseNote />
      <MarkdownText text={text} lang={CATALOGUE_LOCALE} />
    </>
  );
}
