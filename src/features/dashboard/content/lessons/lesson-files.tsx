import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { call } from '@/client/call';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Notice } from '@/components/ui/notice';
import type { ManagedLesson } from '@/contract/schemas/managed-content';
import { ConfirmDialog } from '../../kit/confirm-dialog';
import { useFailureText } from '../../kit/failure';
import { FileDrop } from '@/components/ui/file-drop';
import { itemQuery } from '../../resource/resource-editor';
import { useAction } from '../../resource/use-action';
import { checkLessonFile, lessonFileName, MAX_MEGABYTES } from './lesson-file-rules';

/** A large file on a weak line takes its time; progress is shown meanwhile. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;
const size = (bytes: number, locale: string) =>
  `${(bytes / 1024 / 1024).toLocaleString(locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB`;

/** The PDFs of a lesson. They are stored at once, beside the form around them. */
export function LessonFiles({ lesson }: { lesson: ManagedLesson }) {
  const { t, i18n } = useTranslation(['manage-content', 'manage']);
  const textOf = useFailureText();
  const [percent, setPercent] = useState(0);
  const [fault, setFault] = useState<'type' | 'size' | null>(null);
  const [doomed, setDoomed] = useState<{ id: string; name: string } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const params = { id: lesson.id };
  const ofLesson = {
    refreshes: ['listManagedLessons'] as const,
    keyOf: () => itemQuery('getManagedLesson', lesson.id).queryKey,
    done: () => t('manage:saved'),
    showsError: true,
  };
  const upload = useAction({
    ...ofLesson,
    send: (file: File) =>
      call(
        'uploadLessonFile',
        { params, query: { name: lessonFileName(file.name) }, file },
        {
          timeout: UPLOAD_TIMEOUT_MS,
          onUploadProgress: ({ loaded, total }) => setPercent(total ? Math.round((loaded / total) * 100) : 0),
        },
      ),
  });
  const remove = useAction({
    ...ofLesson,
    send: (gone: string) =>
      call('updateLesson', {
        params,
        body: {
          version: lesson.version,
          fileIds: lesson.files.map(({ id }) => id).filter((id) => id !== gone),
        },
      }),
  });
  const isBusy = upload.isPending || remove.isPending;
  const failure = upload.error ?? remove.error;
  const take = (file: File) => {
    remove.reset();
    upload.reset();
    const wrong = checkLessonFile(file);
    setFault(wrong);
    setPercent(0);
    if (!wrong) upload.mutate(file);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {(fault ?? failure) && (
        <Notice tone="error" role="alert">
          {fault ? t(`lessons.fileFault.${fault}`, { megabytes: MAX_MEGABYTES }) : failure && textOf(failure)}
        </Notice>
      )}
      {lesson.files.length > 0 && (
        <ul className="grid gap-2">
          {lesson.files.map(({ id, name, bytes }) => (
            <li key={id} className="flex items-center gap-3 rounded-sm border border-line ps-3">
              <Icon name="article" />
              <bdi className="min-w-0 flex-1 truncate font-semibold">{name}</bdi>
              <bdi dir="ltr" className="text-sm text-muted">
                {size(bytes, i18n.language)}
              </bdi>
              <IconButton
                icon="trash"
                label={t('lessons.removeFile', { name })}
                disabled={isBusy}
                onClick={() => {
                  upload.reset();
                  setDoomed({ id, name });
                  setAsking(true);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {doomed && (
        <ConfirmDialog
          open={isAsking}
          question={t('lessons.removeFileAsk', { name: doomed.name })}
          confirm={t('lessons.removeFileYes')}
          tone="danger"
          pending={remove.isPending}
          onConfirm={() => remove.mutate(doomed.id, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p>{t('lessons.removeFileText')}</p>
        </ConfirmDialog>
      )}
      {upload.isPending && (
        <progress
          max={100}
          value={percent}
          aria-label={t('lessons.sending')}
          className="w-full accent-primary"
        />
      )}
      <FileDrop
        label={t('lessons.addFile')}
        accept="application/pdf"
        pending={isBusy}
        onFiles={([file]) => file && take(file)}
      >
        {t('lessons.fileHint', { megabytes: MAX_MEGABYTES })}
      </FileDrop>
    </div>
  );
}
