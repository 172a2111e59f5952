import { CATALOGUE_LOCALE, type Locale } from '@config/locales';
import type { LessonRow } from './university.repo';

type Texts = Pick<LessonRow, 'title' | 'summary' | 'module' | 'bodyMarkdown' | 'quiz'> & { lang: Locale };

/**
 * A lesson in the reader's language, all of it or nothing: a quiz asks about the text above it. A translation whose quiz
 * has other questions or options than the original, which says what is right, is not used.
 */
export function readLessonTexts(row: LessonRow, locale: Locale): Texts {
  const own = locale === CATALOGUE_LOCALE ? undefined : row.translations[locale];
  const isWhole =
    own?.quiz.length === row.quiz.length &&
    row.quiz.every(({ options }, index) => own.quiz[index]?.options.length === options.length);
  if (!own || !isWhole) return { ...row, lang: CATALOGUE_LOCALE };
  const quiz = row.quiz.map((original, index) => ({ ...original, ...own.quiz[index] }));
  return { ...own, quiz, lang: locale };
}
