import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { CATALOGUE_LOCALE } from '@config/locales';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { TextInput } from '@/components/ui/text-input';
import { useFieldText } from '../../resource/form-errors';
import { text } from '../../resource/form-field';
import { FormFields } from '../../resource/form-fields';
import { NEW_QUESTION, rightOf, type LessonValues } from './lesson-values';

const MAX_QUESTIONS = 30;
const MAX_OPTIONS = 6;
const MIN_OPTIONS = 2;
const OWN = { lang: CATALOGUE_LOCALE, dir: 'ltr' } as const;

/** The options of a question, the right one marked. */
function Options({ question }: { question: number }) {
  const { t } = useTranslation('manage-content');
  const { control, register, setValue, getFieldState, formState } = useFormContext<LessonValues>();
  const textOf = useFieldText();
  const group = useId();
  const name = `quiz.${question}.options` as const;
  const options = useFieldArray({ control, name, keyName: 'key' });
  const right = rightOf(useWatch({ control, name }));
  const count = options.fields.length;
  const mark = (chosen: number) =>
    options.fields.forEach((_, at) =>
      setValue(`${name}.${at}.isRight`, at === chosen, { shouldDirty: true }),
    );
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1 text-[0.9375rem] font-semibold">{t('lessons.options')}</legend>
      {options.fields.map(({ key }, at) => {
        const fault = textOf(getFieldState(`${name}.${at}`, formState).error);
        const faultId = `${group}-${at}`;
        const number = at + 1;
        return (
          <div key={key} className="grid gap-1">
            <div className="flex flex-wrap items-center gap-1.5">
              <input
                type="radio"
                name={group}
                checked={at === right}
                aria-label={t('lessons.isRight', { number })}
                onChange={() => mark(at)}
                className="m-2 size-5 shrink-0 accent-primary"
              />
              <TextInput
                {...OWN}
                {...register(`${name}.${at}.text`)}
                className="min-w-0 flex-1 basis-40"
                aria-label={t('lessons.option', { number })}
                aria-invalid={!!fault || undefined}
                aria-describedby={fault && faultId}
              />
              {at > 0 && (
                <IconButton
                  icon="arrow-up"
                  label={t('lessons.optionUp', { number })}
                  onClick={() => options.move(at, at - 1)}
                />
              )}
              {count > MIN_OPTIONS && (
                <IconButton
                  icon="close"
                  label={t('lessons.removeOption', { number })}
                  onClick={() => options.remove(at)}
                />
              )}
            </div>
            {fault && (
              <p id={faultId} className="ps-9 text-sm font-semibold text-sale">
                {fault}
              </p>
            )}
          </div>
        );
      })}
      {count < MAX_OPTIONS && (
        <Button
          size="sm"
          tone="quiet"
          className="justify-self-start"
          onClick={() => options.append({ text: '', isRight: false })}
        >
          <Icon name="plus" className="size-4" />
          {t('lessons.addOption')}
        </Button>
      )}
    </fieldset>
  );
}

/** The quiz of a lesson: questions in their order, each with its options and what is said once it was answered. */
export function QuizFields() {
  const { t } = useTranslation('manage-content');
  const { control } = useFormContext<LessonValues>();
  const questions = useFieldArray({ control, name: 'quiz', keyName: 'key' });
  const [said, setSaid] = useState('');
  const total = questions.fields.length;
  const move = (from: number, to: number, button: 'up' | 'down') => {
    questions.move(from, to);
    setSaid(t('lessons.moved', { position: to + 1, total }));
    // The keyboard stays with the question it moved.
    requestAnimationFrame(() => document.getElementById(`quiz-${to}-${button}`)?.focus());
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p role="status" className="sr-only">
        {said}
      </p>
      {total === 0 && <p className="text-muted">{t('lessons.noQuiz')}</p>}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {questions.fields.map(({ key }, index) => (
          <li key={key}>
            <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded border border-line p-4">
              <legend className="px-1 font-bold">{t('lessons.question', { number: index + 1 })}</legend>
              <FormFields<LessonValues>
                fields={[
                  text(`quiz.${index}.question`, t('lessons.questionText'), {
                    rows: 2,
                    required: true,
                    ...OWN,
                  }),
                  { kind: 'custom', show: <Options question={index} /> },
                  text(`quiz.${index}.explanation`, t('lessons.explanation'), {
                    hint: t('lessons.explanationHint'),
                    rows: 2,
                    ...OWN,
                  }),
                ]}
              />
              <div className="flex flex-wrap gap-2">
                {(['up', 'down'] as const).map((button) => {
                  const to = button === 'up' ? index - 1 : index + 1;
                  return (
                    <Button
                      key={button}
                      id={`quiz-${index}-${button}`}
                      size="sm"
                      tone="outline"
                      disabled={to < 0 || to >= total}
                      onClick={() => move(index, to, button)}
                    >
                      <Icon name={`arrow-${button}`} className="size-4" />
                      {t(`lessons.${button}`)}
                    </Button>
                  );
                })}
                <Button size="sm" tone="danger" className="ms-auto" onClick={() => questions.remove(index)}>
                  {t('lessons.removeQuestion')}
                </Button>
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <Button
        tone="outline"
        className="justify-self-start"
        disabled={total >= MAX_QUESTIONS}
        onClick={() => questions.append(NEW_QUESTION, { shouldFocus: false })}
      >
        <Icon name="plus" />
        {t('lessons.addQuestion')}
      </Button>
    </div>
  );
}
