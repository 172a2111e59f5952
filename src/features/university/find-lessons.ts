import type { LessonCard } from '@/contract/schemas/university';

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt-BR');

/** Lessons that hold every word of a text in title, summary or module; accents and case do not matter. */
export function findLessons(lessons: readonly LessonCard[], text: string): LessonCard[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return lessons.filter(({ title, summary, module }) => {
    const held = fold(`${title} ${summary} ${module}`);
    return words.every((word) => held.includes(word));
  });
}
