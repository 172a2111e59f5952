/** Whether the day is over on which an answer was promised. */
export const isLate = (answerBy: string | null): boolean =>
  answerBy !== null && Date.parse(answerBy) < Date.now();
