import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ConfirmDialog } from '../kit/confirm-dialog';
import { useFailureText } from '../kit/failure';
import { useAction } from './use-action';

interface DeleteButtonProps {
  /** What is asked before, naming the item. */
  question: string;
  /** What goes with it, where that is not plain. */
  hint?: string;
  remove: () => Promise<unknown>;
  onDeleted: () => void;
  /** Said instead of the usual sentence where the API answers IN_USE. */
  inUse?: string;
}

/** Deletes something after a question, and tells why where that is refused. */
export function DeleteButton({ question, hint, remove, onDeleted, inUse }: DeleteButtonProps) {
  const { t } = useTranslation('manage');
  const textOf = useFailureText();
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useAction({ send: remove, onDone: onDeleted, showsError: true });
  const { error } = deletion;
  const close = () => {
    setIsAsking(false);
    deletion.reset();
  };
  return (
    <>
      <Button tone="danger" onClick={() => setIsAsking(true)} className="ms-auto">
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={question}
        confirm={t('deleteYes')}
        tone="danger"
        pending={deletion.isPending}
        onConfirm={() => deletion.mutate()}
        onClose={close}
      >
        {hint && <p className="text-muted">{hint}</p>}
        {error && (
          <Notice tone="error" role="alert">
            {error.errorCode === 'IN_USE' && inUse ? inUse : textOf(error)}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  );
}
