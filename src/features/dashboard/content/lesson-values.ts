import type { CreateLessonBody, ManagedLesson } from '@/contract/schemas/managed-content';

export type Quiz = CreateLessonBody['quiz'];
export type Question = Quiz[number];

/** A lesson as its form holds it: numbers as they are typed. */
export interface LessonValues extends Omit<CreateLessonBody, 'position' | 'minutes'> {
  position: string;
  minutes: string;
}

/** What the form shows of a lesson. */
export const lessonValues = (lesson: ManagedLesson): LessonValues => ({
  slug: lesson.slug,
  position: String(lesson.position),
  access: lesson.access,
  module: lesson.module,
  title: lesson.title,
  summary: lesson.summary,
  minutes: String(lesson.minutes),
  bodyMarkdown: lesson.bodyMarkdown,
  quiz: lesson.quiz,
  published: lesson.published,
});

/** A new lesson for everybody, not shown yet. */
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

const read = (text: string) => (text.trim() === '' ? NaN : Number(text));

/** What the API gets; a text that is no number is one that its schema refuses. */
export const lessonBody = (values: LessonValues): CreateLessonBody => ({
  ...values,
  position: read(values.position),
  minutes: read(values.minutes),
});
