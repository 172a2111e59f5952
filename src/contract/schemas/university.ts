import { z } from 'zod';
import { LOCALES } from '@config/locales';
import { IsoDate } from './primitives';

/** A lesson as a list shows it. */
export const LessonCard = z.object({
  slug: z.string(),
  /** Language of all its texts. */
  lang: z.enum(LOCALES),
  module: z.string(),
  title: z.string(),
  summary: z.string(),
  minutes: z.int(),
  /** Questions of its quiz. */
  questionCount: z.int(),
});
export type LessonCard = z.infer<typeof LessonCard>;

/** A PDF of a lesson. The address of an exclusive one is the reader's alone and ends after 15 minutes. */
export const LessonDownload = z.object({ name: z.string(), bytes: z.int(), href: z.string() });
export type LessonDownload = z.infer<typeof LessonDownload>;

/** A lesson with its quiz; only the answer to a quiz tells which options are right. */
export const Lesson = LessonCard.extend({
  bodyMarkdown: z.string(),
  quiz: z.array(z.object({ question: z.string(), options: z.array(z.string()) })),
  files: z.array(LessonDownload),
});
export type Lesson = z.infer<typeof Lesson>;

/** For all visitors: the free lessons, and how many more there are. */
export const University = z.object({
  lessons: z.array(LessonCard),
  exclusive: z.object({ count: z.int(), minutes: z.int(), modules: z.array(z.string()) }),
});
export type University = z.infer<typeof University>;

export const LessonProgress = z.object({
  slug: z.string(),
  readAt: IsoDate.nullable(),
  passedAt: IsoDate.nullable(),
  /** Right answers of the best attempt; null before the first. */
  bestScore: z.int().nullable(),
});
export type LessonProgress = z.infer<typeof LessonProgress>;

/** The exclusive lessons with the person's progress. */
export const ExclusiveMaterial = z.object({
  lessons: z.array(LessonCard),
  progress: z.array(LessonProgress),
  /** Every lesson that there was is done, by its quiz or, without one, by reading it: the certificate can be printed. */
  isComplete: z.boolean(),
});
export type ExclusiveMaterial = z.infer<typeof ExclusiveMaterial>;

/** One option per question, in their order, counted from 0. */
export const QuizBody = z.strictObject({
  answers: z.array(z.int('integer').min(0).max(20)).max(50, 'tooMany'),
});

export const QuizResult = z.object({
  right: z.int(),
  of: z.int(),
  passed: z.boolean(),
  answers: z.array(z.object({ isRight: z.boolean(), rightIndex: z.int(), explanation: z.string() })),
});
export type QuizResult = z.infer<typeof QuizResult>;

export const Certificate = z.object({
  /** Derived from the person and the shop's secret, so it stays the same as long as the secret does. */
  number: z.string(),
  fullName: z.string(),
  issuedAt: IsoDate,
  minutes: z.int(),
  lessons: z.array(z.object({ title: z.string(), lang: z.enum(LOCALES) })),
});
export type Certificate = z.infer<typeof Certificate>;
