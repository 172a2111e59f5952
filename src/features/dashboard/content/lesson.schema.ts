import { z } from 'zod';
import { CreateLessonBody, ManagedLesson } from '@/contract/schemas/managed-content';
import { lessonBody, type LessonValues } from './lesson-values';

const KeptLesson = z.object({
  slug: z.string(),
  position: z.string(),
  access: z.enum(['public', 'exclusive']),
  module: z.string(),
  title: z.string(),
  summary: z.string(),
  minutes: z.string(),
  bodyMarkdown: z.string(),
  quiz: z.array(
    z.object({
      question: z.string(),
      options: z.array(z.string()),
      answerIndex: z.int(),
      explanation: z.string(),
    }),
  ),
  published: z.boolean(),
});

/** Whether a thing is what the form of a lesson holds, such as a draft of another visit. */
export const isLessonValues = (value: unknown): value is LessonValues => KeptLesson.safeParse(value).success;
export const isManagedLesson = (value: unknown): value is ManagedLesson =>
  ManagedLesson.safeParse(value).success;

/** Judges the form of a lesson as the API does. */
export const LessonForm = z.custom<LessonValues>().transform(lessonBody).pipe(CreateLessonBody);
