import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { LazyDialog } from './lazy-dialog';

interface ConfirmDialogProps {
  open: boolean;
  /** What is asked. */
  question: string;
  /** What the button says that does it. */
  confirm: string;
  tone?: 'primary' | 'danger';
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, question, confirm, tone, pending, onConfirm, onClose, children } = props;
  const { t } = useTranslation('manage');
  return (
    <LazyDialog open={open} onClose={onClose} title={question} closeLabel={t('close')}>
      <div className="grid gap-4">
        {children}
        <div className="flex flex-wrap gap-2.5">
          <Button tone={tone} pending={pending} onClick={onConfirm}>
            {confirm}
          </Button>
          <Button tone="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </LazyDialog>
  );
}
