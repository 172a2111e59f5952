import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Question, Quiz } from './lesson-values';
import { addQuestion, MAX_QUESTIONS, moveItem } from './plan-quiz';
import { QuizQuestion } from './quiz-question';

interface QuizEditorProps {
  value: Quiz;
  onChange: (quiz: Quiz) => void;
  /** The sentence for a fault at a path below the quiz, such as `0.options.1`. */
  faultOf: (path: string) => string | undefined;
}

/** The quiz of a lesson: questions in their order, each with its options and the right one. */
export function QuizEditor({ value, onChange, faultOf }: QuizEditorProps) {
  const { t } = useTranslation('manage-content');
  const [said, setSaid] = useState('');
  const put = (index: number, question: Question) =>
    onChange(value.map((other, at) => (at === index ? question : other)));
  const move = (from: number, to: number) => {
    onChange(moveItem(value, from, to));
    setSaid(t('lessons.moved', { position: to + 1, total: value.length }));
    // The keyboard stays with the question it moved.
    requestAnimationFrame(() =>
      document.getElementById(`quiz-${String(to)}-${to < from ? 'up' : 'down'}`)?.focus(),
    );
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p role="status" className="sr-only">
        {said}
      </p>
      {value.length === 0 && <p className="text-muted">{t('lessons.noQuiz')}</p>}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {value.map((question, index) => (
          <li key={index}>
            <QuizQuestion
              index={index}
              total={value.length}
              question={question}
              onChange={(next) => put(index, next)}
              onMove={(to) => move(index, to)}
              onRemove={() => onChange(value.filter((_, at) => at !== index))}
              faultOf={(path) => faultOf(`${String(index)}.${path}`)}
            />
          </li>
        ))}
      </ol>
      <Button
        tone="outline"
        className="justify-self-start"
        disabled={value.length >= MAX_QUESTIONS}
        onClick={() => onChange(addQuestion(value))}
      >
        <Icon name="plus" />
        {t('lessons.addQuestion')}
      </Button>
    </div>
  );
}
