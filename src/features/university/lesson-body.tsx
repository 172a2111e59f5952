import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

interface LessonBodyProps {
  text: ReactNode;
  /** The files of the lesson. */
  files?: ReactNode;
  isRead: boolean;
  onRead: () => void;
  /** Saving that it was read has failed. */
  hasFailed?: boolean;
  /** Left out when the lesson has none. */
  quiz?: ReactNode;
}

/** The text of a lesson with its files, the control to mark it as read, and its quiz. */
export function LessonBody({ text, files, isRead, onRead, hasFailed, quiz }: LessonBodyProps) {
  const { t } = useTranslation('university');
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {text}
        {files}
        <div className="grid justify-items-start gap-3" aria-live="polite">
          {isRead ? (
            <Badge tone="ok">{t('lesson.read')}</Badge>
          ) : (
            <Button tone="outline" onClick={onRead}>
              {t('lesson.markRead')}
            </Button>
          )}
          {hasFailed && <Notice tone="error" role="alert" title={t('lesson.readFailed')} />}
        </div>
      </div>
      {quiz}
    </>
  );
}
