import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { TextArea } from '@/components/ui/text-area';
import { TextInput } from '@/components/ui/text-input';
import type { Question } from './lesson-values';
import { MAX_OPTIONS, MIN_OPTIONS, moveOption, removeOption } from './plan-quiz';

interface QuizQuestionProps {
  index: number;
  total: number;
  question: Question;
  onChange: (question: Question) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** The sentence for a fault at a path below the question, such as `options.1`. */
  faultOf: (path: string) => string | undefined;
}

/** One question with its options, the right one marked, and what is said once it was answered. */
export function QuizQuestion(props: QuizQuestionProps) {
  const { index, total, question, onChange, onMove, onRemove, faultOf } = props;
  const { t } = useTranslation('manage-content');
  const group = useId();
  const { options, answerIndex } = question;
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded border border-line p-4">
      <legend className="px-1 font-bold">{t('lessons.question', { number: index + 1 })}</legend>
      <Field label={t('lessons.questionText')} error={faultOf('question')} required>
        <TextArea
          rows={2}
          lang="pt-BR"
          dir="ltr"
          value={question.question}
          onChange={({ target }) => onChange({ ...question, question: target.value })}
        />
      </Field>
      <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        <legend className="mb-1 text-[0.9375rem] font-semibold">{t('lessons.options')}</legend>
        {options.map((option, at) => {
          const fault = faultOf(`options.${String(at)}`);
          const number = at + 1;
          return (
            <div key={at} className="grid gap-1">
              <div className="flex flex-wrap items-center gap-1.5">
                <input
                  type="radio"
                  name={group}
                  checked={at === answerIndex}
                  aria-label={t('lessons.isRight', { number })}
                  onChange={() => onChange({ ...question, answerIndex: at })}
                  className="m-2 size-5 shrink-0 accent-primary"
                />
                <TextInput
                  lang="pt-BR"
                  dir="ltr"
                  className="min-w-0 flex-1 basis-40"
                  aria-label={t('lessons.option', { number })}
                  aria-invalid={!!fault || undefined}
                  aria-describedby={fault ? `${group}-${String(at)}` : undefined}
                  value={option}
                  onChange={({ target }) =>
                    onChange({
                      ...question,
                      options: options.map((other, place) => (place === at ? target.value : other)),
                    })
                  }
                />
                {at > 0 && (
                  <IconButton
                    icon="arrow-up"
                    label={t('lessons.optionUp', { number })}
                    onClick={() => onChange(moveOption(question, at, at - 1))}
                  />
                )}
                {options.length > MIN_OPTIONS && (
                  <IconButton
                    icon="close"
                    label={t('lessons.removeOption', { number })}
                    onClick={() => onChange(removeOption(question, at))}
                  />
                )}
              </div>
              {fault && (
                <p id={`${group}-${String(at)}`} className="ps-9 text-sm font-semibold text-sale">
                  {fault}
                </p>
              )}
            </div>
          );
        })}
        {options.length < MAX_OPTIONS && (
          <Button
            size="sm"
            tone="quiet"
            className="justify-self-start"
            onClick={() => onChange({ ...question, options: [...options, ''] })}
          >
            <Icon name="plus" className="size-4" />
            {t('lessons.addOption')}
          </Button>
        )}
      </fieldset>
      <Field
        label={t('lessons.explanation')}
        hint={t('lessons.explanationHint')}
        error={faultOf('explanation')}
      >
        <TextArea
          rows={2}
          lang="pt-BR"
          dir="ltr"
          value={question.explanation}
          onChange={({ target }) => onChange({ ...question, explanation: target.value })}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          id={`quiz-${String(index)}-up`}
          size="sm"
          tone="outline"
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <Icon name="arrow-up" className="size-4" />
          {t('lessons.up')}
        </Button>
        <Button
          id={`quiz-${String(index)}-down`}
          size="sm"
          tone="outline"
          disabled={index === total - 1}
          onClick={() => onMove(index + 1)}
        >
          <Icon name="arrow-down" className="size-4" />
          {t('lessons.down')}
        </Button>
        <Button size="sm" tone="danger" className="ms-auto" onClick={onRemove}>
          {t('lessons.removeQuestion')}
        </Button>
      </div>
    </fieldset>
  );
}
