import type { CreateLessonBody, ManagedLesson } from '@/contract/schemas/managed-content';
import { readNumber } from '../../products/draft/read-number';

export const NEW_QUESTION = {
  question: '',
  options: [
    { text: '', isRight: true },
    { text: '', isRight: false },
  ],
  explanation: '',
};
type Question = typeof NEW_QUESTION;

/** A lesson as its form holds it: numbers as they are typed, and each option knows whether it is the right one. */
export interface LessonValues extends Omit<CreateLessonBody, 'position' | 'minutes' | 'quiz'> {
  position: string;
  minutes: string;
  quiz: Question[];
}

/** The place of the right option; the first while none is. */
export const rightOf = (options: Question['options']) =>
  Math.max(
    0,
    options.findIndex(({ isRight }) => isRight),
  );

/** What the form shows of a lesson. */
export function lessonValues(lesson: ManagedLesson): LessonValues {
  const { id: _, version: __, files: ___, ...values } = lesson;
  return {
    ...values,
    position: String(lesson.position),
    minutes: String(lesson.minutes),
    quiz: lesson.quiz.map(({ options, answerIndex, ...question }) => ({
      ...question,
      options: options.map((text, index) => ({ text, isRight: index === answerIndex })),
    })),
  };
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
export const LESSON_SAMPLE: LessonValues = { ...NEW_LESSON, quiz: [NEW_QUESTION] };

/** What the API gets; a text that is no number is one that its schema refuses. */
export const lessonBody = (values: LessonValues): CreateLessonBody => ({
  ...values,
  position: readNumber(values.position) ?? NaN,
  minutes: readNumber(values.minutes) ?? NaN,
  quiz: values.quiz.map(({ options, ...question }) => ({
    ...question,
    options: options.map(({ text }) => text),
    answerIndex: rightOf(options),
  })),
});
