import { expect, it } from 'vitest';
import { makeManagedLesson } from '@/testing/make-managed-content';
import { lessonBody, lessonValues } from './lesson-values';

const lesson = makeManagedLesson();
const [question = { question: '', options: [], answerIndex: 0, explanation: '' }] = lesson.quiz;
const values = lessonValues({ ...lesson, quiz: [{ ...question, options: ['a', 'b', 'c'], answerIndex: 1 }] });
/** The quiz with its options in this order. */
const quizOf = (...order: number[]) =>
  lessonBody({
    ...values,
    quiz: values.quiz.map((one) => ({
      ...one,
      options: order.flatMap((index) => one.options[index] ?? []),
    })),
  }).quiz[0];

it('keeps the right answer of a question when options change places or go', () => {
  expect(quizOf(0, 1, 2)).toMatchObject({ options: ['a', 'b', 'c'], answerIndex: 1 });
  expect(quizOf(1, 2, 0)).toMatchObject({ options: ['b', 'c', 'a'], answerIndex: 0 });
  expect(quizOf(2, 1)).toMatchObject({ options: ['c', 'b'], answerIndex: 1 });
});

it('points at an option that is there when the right one goes', () => {
  expect(quizOf(0, 2)).toMatchObject({ options: ['a', 'c'], answerIndex: 0 });
});
