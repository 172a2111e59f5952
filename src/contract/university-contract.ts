import { z } from 'zod';
import { endpoint } from './endpoint';
import { LocaleParam, Slug } from './schemas/primitives';
import * as university from './schemas/university';

const slugParams = z.object({ slug: Slug });
const localeQuery = z.object({ locale: LocaleParam });

/** Lessons: the free ones for everybody, the others only through here and only for `universidade`. */
export const universityContract = {
  getUniversity: endpoint({
    summary: 'The free lessons, and how much exclusive material there is',
    access: 'anonymous',
    input: { query: localeQuery },
    output: university.University,
    errors: [],
  }),
  getLesson: endpoint({
    summary: 'A free lesson',
    access: 'anonymous',
    input: { params: slugParams, query: localeQuery },
    output: university.Lesson,
    errors: ['NOT_FOUND'],
  }),
  answerQuiz: endpoint({
    summary: 'Checks the answers to the quiz of a free lesson; nothing is stored',
    access: 'anonymous',
    input: { params: slugParams, query: localeQuery, body: university.QuizBody },
    output: university.QuizResult,
    errors: ['NOT_FOUND'],
  }),
  getExclusiveMaterial: endpoint({
    summary: 'The exclusive lessons and the own progress',
    access: 'universidade',
    input: { query: localeQuery },
    output: university.ExclusiveMaterial,
    errors: [],
  }),
  getExclusiveLesson: endpoint({
    summary: 'An exclusive lesson',
    access: 'universidade',
    input: { params: slugParams, query: localeQuery },
    output: university.Lesson,
    errors: ['NOT_FOUND'],
  }),
  markLessonRead: endpoint({
    summary: 'Keeps that an exclusive lesson was read; once is enough',
    access: 'universidade',
    input: { params: slugParams },
    output: university.LessonProgress,
    errors: ['NOT_FOUND'],
  }),
  answerExclusiveQuiz: endpoint({
    summary: 'Checks the answers to the quiz of an exclusive lesson and keeps the best try',
    access: 'universidade',
    input: { params: slugParams, query: localeQuery, body: university.QuizBody },
    output: university.QuizResult,
    errors: ['NOT_FOUND'],
  }),
  getCertificate: endpoint({
    summary: 'The certificate of a user who did every exclusive lesson',
    access: 'universidade',
    input: { query: localeQuery },
    output: university.Certificate,
    errors: ['CERTIFICATE_NOT_READY'],
  }),
} as const;
