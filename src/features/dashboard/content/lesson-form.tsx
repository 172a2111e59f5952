import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Controller, FormProvider, get, useForm } from 'react-hook-form';
import { call } from '@/client/call';
import { Badge } from '@/components/ui/badge';
import { Checkbox } from '@/components/ui/checkbox';
import type { CreateLessonBody, ManagedLesson } from '@/contract/schemas/managed-content';
import { notify } from '@/client/toast';
import { EditFrame } from '../editor/edit-frame';
import { focusFirstFault } from '../editor/focus-first-fault';
import { useFieldText } from '../editor/form-errors';
import { useEditing } from '../editor/use-editing';
import { useKeptValues } from '../editor/use-kept-values';
import { FreshnessNote } from '../kit/freshness-note';
import { DeleteButton } from './delete-button';
import { FormPart } from './form-part';
import { LessonFiles } from './lesson-files';
import { LessonTexts } from './lesson-texts';
import { lessonValues, NEW_LESSON, type LessonValues } from './lesson-values';
import { isLessonValues, isManagedLesson, LessonForm as FormSchema } from './lesson.schema';
import { managedLessonQuery } from './lessons.queries';
import { QuizEditor } from './quiz-editor';
import { useRefresh } from './use-refresh';

interface LessonFormProps {
  /** What is stored now; null for a new lesson. */
  lesson: ManagedLesson | null;
  /** A new lesson was stored, under this id. */
  onCreated: (id: string) => void;
  onDeleted: () => void;
  /** Shows what is stored instead of what was kept on this device. */
  onDiscard: () => void;
}

const NAMES = [
  'title',
  'slug',
  'access',
  'module',
  'position',
  'minutes',
  'summary',
  'bodyMarkdown',
  'quiz',
  'published',
] as const;

/** A path of the quiz may lead to a fault, to a group of them, or nowhere. */
const isFault = (value: unknown): value is { message: string } =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

/** Everything about a lesson. What is typed is kept on this device until it is saved. */
export function LessonForm({ lesson, onCreated, onDeleted, onDiscard }: LessonFormProps) {
  const { t } = useTranslation(['manage-content', 'manage']);
  const textOf = useFieldText();
  const queryClient = useQueryClient();
  const refresh = useRefresh('listManagedLessons');
  const [start] = useState(() => (lesson ? lessonValues(lesson) : NEW_LESSON));
  const form = useForm<LessonValues, unknown, CreateLessonBody>({
    resolver: zodResolver(FormSchema),
    defaultValues: start,
    shouldFocusError: false,
  });
  const store = (saved: ManagedLesson) => {
    queryClient.setQueryData(managedLessonQuery(saved.id).queryKey, saved);
    refresh();
    notify('success', t('manage:saved'));
  };
  const editing = useEditing({
    form,
    stored: lesson,
    valuesOf: lessonValues,
    isSaved: isManagedLesson,
    create: (body) => call('createLesson', { body }),
    update: ({ id }, body) => call('updateLesson', { params: { id }, body }),
    names: NAMES,
    onFaults: focusFirstFault,
    onSaved(saved, wasNew) {
      kept.forget();
      store(saved);
      if (wasNew) onCreated(saved.id);
    },
  });
  const saved = editing.stored;
  const kept = useKeptValues({
    name: `lesson-${lesson?.id ?? 'novo'}`,
    form,
    stored: saved,
    isValues: isLessonValues,
    isSaved: isManagedLesson,
    onRestored: editing.restore,
  });
  const { errors } = form.formState;

  return (
    <FormProvider {...form}>
      <EditFrame
        label={t('lessons.form')}
        editing={editing}
        restoredAt={kept.restoredAt}
        onDiscard={() => {
          kept.forget();
          form.reset();
          onDiscard();
        }}
        labelOf={(key) => t(`lessons.field.${key}`)}
        state={
          saved && (
            <>
              <Badge tone={saved.published ? 'ok' : 'neutral'}>
                {t(saved.published ? 'lessons.isPublished' : 'lessons.isDraft')}
              </Badge>
              <FreshnessNote entity="lesson" id={saved.id} />
            </>
          )
        }
        actions={
          saved && (
            <DeleteButton
              question={t('lessons.deleteQuestion', { title: saved.title })}
              hint={t('lessons.deleteHint')}
              remove={() => call('deleteLesson', { params: { id: saved.id } })}
              onDeleted={() => {
                kept.forget();
                form.reset();
                refresh();
                notify('success', t('deleted'));
                onDeleted();
              }}
            />
          )
        }
      >
        <LessonTexts isNew={!saved} />
        <FormPart title={t('lessons.quiz')}>
          <Controller
            control={form.control}
            name="quiz"
            render={({ field }) => (
              <QuizEditor
                value={field.value}
                onChange={field.onChange}
                faultOf={(path) => {
                  const fault: unknown = get(errors, `quiz.${path}`);
                  return isFault(fault) ? textOf(fault) : undefined;
                }}
              />
            )}
          />
        </FormPart>
        <FormPart title={t('lessons.files')}>
          {saved ? (
            <LessonFiles
              lesson={saved}
              onChanged={(changed) => {
                editing.follow(changed);
                store(changed);
              }}
            />
          ) : (
            <p className="text-muted">{t('lessons.filesLater')}</p>
          )}
        </FormPart>
        <FormPart title={t('lessons.publishing')}>
          <Checkbox {...form.register('published')} label={t('lessons.published')} className="min-h-11" />
        </FormPart>
      </EditFrame>
    </FormProvider>
  );
}
