import { PASSING_SHARE } from '@config/commerce';
import type { QuizResult } from '@/contract/schemas/university';
import type { LessonQuestion } from '@/server/db/schema/content';
import { Fault } from '@/server/kernel/fault';

/**
 * Checks one option per question.
 * @throws Fault VALIDATION when there is not exactly one answer for each question, or one names no option
 */
export function checkQuiz(quiz: readonly LessonQuestion[], answers: readonly number[]): QuizResult {
  const isAnswered =
    quiz.length > 0 &&
    answers.length === quiz.length &&
    quiz.every(({ options }, index) => (answers[index] ?? -1) in options);
  if (!isAnswered)
    throw new Fault('VALIDATION', 'One answer for each question', { fields: { answers: 'required' } });
  const checked = quiz.map(({ answerIndex, explanation }, index) => ({
    isRight: answers[index] === answerIndex,
    rightIndex: answerIndex,
    explanation,
  }));
  const right = checked.filter(({ isRight }) => isRight).length;
  return { right, of: quiz.length, passed: right >= quiz.length * PASSING_SHARE, answers: checked };
}
