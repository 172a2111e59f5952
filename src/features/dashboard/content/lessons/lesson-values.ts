import type { CreateLessonBody, ManagedLesson } from '@/contract/schemas/managed-content';
import { readNumber } from '../../products/draft/read-number';

export type Quiz = CreateLessonBody['quiz'];
export type Question = Quiz[number];

/** A lesson as its form holds it: numbers as they are typed. */
export interface LessonValues extends Omit<CreateLessonBody, 'position' | 'minutes'> {
  position: string;
  minutes: string;
}

/** What the form shows of a lesson. */
export function lessonValues(lesson: ManagedLesson): LessonValues {
  const { id: _, version: __, files: ___, ...values } = lesson;
  return { ...values, position: String(lesson.position), minutes: String(lesson.minutes) };
}

/** A new lesson that is open to all, not shown yet. */
export const NEW_LESSON: LessonValues = {
  slug: '',
  position: '',
  access: 'public',
  module: '',
  title: '',
  summary: '',
  minutes: '',
  bodyMarkdown: '',
  quiz: [],
  published: false,
};

/** What every draft of a lesson is like. */
export const LESSON_SAMPLE: LessonValues = {
  ...NEW_LESSON,
  quiz: [{ question: '', options: [''], answerIndex: 0, explanation: '' }],
};

/** What the API gets; a text that is no number is one that its schema refuses. */
export const lessonBody = (values: LessonValues): CreateLessonBody => ({
  ...values,
  position: readNumber(values.position) ?? NaN,
  minutes: readNumber(values.minutes) ?? NaN,
});
