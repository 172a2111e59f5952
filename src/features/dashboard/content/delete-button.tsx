import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { ApiError } from '@/client/api-error';
import { Button } from '@/components/ui/button';
import { DialogFrame } from '@/components/ui/overlays/dialog-frame';
import { Notice } from '@/components/ui/notice';
import { useFailureText } from '../kit/failure';

interface DeleteButtonProps {
  /** What is asked before, naming the thing. */
  question: string;
  /** What goes with it, where that is not plain. */
  hint?: string;
  remove: () => Promise<unknown>;
  onDeleted: () => void;
  /** Said instead of the usual sentence where the API answers IN_USE. */
  inUseText?: string;
}

/** Deletes something after a question, and tells why where that is refused. */
export function DeleteButton({ question, hint, remove, onDeleted, inUseText }: DeleteButtonProps) {
  const { t } = useTranslation(['manage-content', 'manage']);
  const textOf = useFailureText();
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useMutation<unknown, ApiError>({ mutationFn: remove, onSuccess: onDeleted });
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
      <DialogFrame open={isAsking} onClose={close} title={question} closeLabel={t('manage:close')}>
        <div className="grid gap-4">
          {hint && <p className="text-muted">{hint}</p>}
          {error && (
            <Notice tone="error" role="alert">
              {error.errorCode === 'IN_USE' && inUseText ? inUseText : textOf(error)}
            </Notice>
          )}
          <div className="flex flex-wrap gap-2.5">
            <Button tone="danger" pending={deletion.isPending} onClick={() => deletion.mutate()}>
              {t('deleteYes')}
            </Button>
            <Button tone="quiet" onClick={close}>
              {t('manage:cancel')}
            </Button>
          </div>
        </div>
      </DialogFrame>
    </>
  );
}
