import type { Question, Quiz } from './lesson-values';

export const MAX_QUESTIONS = 30;
export const MAX_OPTIONS = 6;
export const MIN_OPTIONS = 2;

/** Moves one thing of a list; a place beyond its ends changes nothing. */
export function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  if (from < 0 || to < 0 || from >= list.length || to >= list.length) return next;
  const [item] = next.splice(from, 1);
  if (item !== undefined) next.splice(to, 0, item);
  return next;
}

/** Takes an option away; the right answer stays the one it was, or becomes the first when it was that option. */
export function removeOption(question: Question, index: number): Question {
  const { options, answerIndex } = question;
  return {
    ...question,
    options: options.filter((_, at) => at !== index),
    answerIndex: answerIndex === index ? 0 : answerIndex - (index < answerIndex ? 1 : 0),
  };
}

/** Moves an option; the right answer moves with it. */
export function moveOption(question: Question, from: number, to: number): Question {
  const order = moveItem(
    question.options.map((_, index) => index),
    from,
    to,
  );
  return {
    ...question,
    options: moveItem(question.options, from, to),
    answerIndex: order.indexOf(question.answerIndex),
  };
}

export const addQuestion = (quiz: Quiz): Quiz => [
  ...quiz,
  { question: '', options: ['', ''], answerIndex: 0, explanation: '' },
];
