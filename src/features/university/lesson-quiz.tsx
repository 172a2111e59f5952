import { PASSING_SHARE } from '@config/commerce';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Lesson, QuizResult } from '@/contract/schemas/university';

interface LessonQuizProps {
  quiz: Lesson['quiz'];
  /** Language of the questions. */
  lang: string;
  /** Asks the server which answers are right. */
  onCheck: (answers: number[]) => Promise<QuizResult>;
}

type Problem = 'unanswered' | 'failed' | null;

/** The quiz of a lesson. Chosen answers stay when the check fails; after a check the right answers are shown. */
export function LessonQuiz({ quiz, lang, onCheck }: LessonQuizProps) {
  const { t } = useTranslation('university');
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const [result, setResult] = useState<QuizResult | null>(null);
  const [problem, setProblem] = useState<Problem>(null);
  const [isPending, setPending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (result) outcome.current?.focus();
  }, [result]);

  const check = async () => {
    const answers = quiz.flatMap((_, index) => chosen[index] ?? []);
    if (answers.length < quiz.length) {
      setProblem('unanswered');
      const open = quiz.findIndex((_, index) => chosen[index] === undefined);
      form.current?.querySelector<HTMLInputElement>(`[name="question-${String(open)}"]`)?.focus();
      return;
    }
    setPending(true);
    try {
      setResult(await onCheck(answers));
      setProblem(null);
    } catch {
      setProblem('failed');
    } finally {
      setPending(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) void check();
  };
  const startAgain = () => {
    setChosen({});
    setResult(null);
    title.current?.focus();
  };

  return (
    <form ref={form} onSubmit={submit} className="grid max-w-[68ch] gap-5" aria-labelledby="quiz-title">
      <h2 ref={title} tabIndex={-1} id="quiz-title" className="text-xl outline-none md:text-2xl">
        {t('quiz.title')}
      </h2>
      {quiz.map(({ question, options }, number) => {
        const answer = result?.answers[number];
        return (
          // Nothing forbids two equal questions or options.
          <fieldset key={number} className="grid gap-1 rounded-lg border border-line bg-raised p-4 md:p-5">
            <legend className="float-start mb-2 font-bold">
              <span className="block text-sm font-semibold text-muted">
                {t('quiz.question', { number: number + 1, total: quiz.length })}
              </span>
              <span lang={lang}>
                <bdi>{question}</bdi>
              </span>
            </legend>
            {options.map((option, index) => (
              <label key={index} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
                <input
                  type="radio"
                  name={`question-${String(number)}`}
                  checked={chosen[number] === index}
                  disabled={!!result}
                  onChange={() => setChosen({ ...chosen, [number]: index })}
                  className="size-5 shrink-0 accent-primary"
                />
                <span lang={lang} className="min-w-0">
                  <bdi>{option}</bdi>
                </span>
              </label>
            ))}
            {answer && (
              <p className={answer.isRight ? 'text-ok' : 'text-sale'}>
                <b>
                  {answer.isRight
                    ? t('quiz.right')
                    : t('quiz.wrong', { option: options[answer.rightIndex] ?? '' })}
                </b>{' '}
                <span lang={lang} className="text-ink">
                  <bdi>{answer.explanation}</bdi>
                </span>
              </p>
            )}
          </fieldset>
        );
      })}
      {problem && (
        <Notice tone={problem === 'failed' ? 'error' : 'warn'} role="alert" title={t(`quiz.${problem}`)} />
      )}
      <div>
        {/* Screen readers speak what changes in a live region that is already on the page. */}
        <div role="status">
          {result && (
            <div ref={outcome} tabIndex={-1} className="outline-none">
              <Notice
                tone={result.passed ? 'ok' : 'warn'}
                title={t(result.passed ? 'quiz.passed' : 'quiz.notPassed', {
                  right: result.right,
                  of: result.of,
                  pass: Math.round(PASSING_SHARE * 100),
                })}
              >
                <Button tone="outline" size="sm" className="mt-1 justify-self-start" onClick={startAgain}>
                  {t('quiz.again')}
                </Button>
              </Notice>
            </div>
          )}
        </div>
        {!result && (
          <Button type="submit" pending={isPending}>
            {t('quiz.check')}
          </Button>
        )}
      </div>
    </form>
  );
}
