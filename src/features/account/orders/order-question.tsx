import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import dynamic from 'next/dynamic';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { lazyPlace } from '@/components/ui/lazy/lazy-place';
import { TextArea } from '@/components/ui/text-area';
import { fieldText } from '@/lib/browser/form-data';
import { useFormErrors } from '@/features/account/form-errors';
import { useOrderAction, type OrderAction } from './order-action.mutations';

const DialogFrame = dynamic(
  () => import('@/components/ui/overlays/dialog-frame').then((module) => module.DialogFrame),
  { ssr: false, loading: lazyPlace(() => null) },
);

/** The same maximum length of a reason as on the server. */
const MAX_REASON = 500;

interface OrderQuestionProps {
  number: string;
  /** What opens an order without an account; null for the own account. */
  pass: string | null;
  action: OrderAction;
  /** The texts of the button and the dialog. */
  texts: { open: string; title: string; confirm: string; pending: string; keep: string };
  /** The consequences of the action. */
  children: ReactNode;
  onDone: () => void;
}

/** A button with a confirmation dialog that asks for a reason, to cancel or return an order. */
export function OrderQuestion({ number, pass, action, texts, children, onDone }: OrderQuestionProps) {
  const { t } = useTranslation(['account', 'common']);
  const { textOfFailure } = useFormErrors();
  const [isOpen, setOpen] = useState(false);
  const { mutate, reset, isPending, error } = useOrderAction(action, { number, pass }, () => {
    setOpen(false);
    onDone();
  });
  const close = () => {
    setOpen(false);
    reset();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    mutate(fieldText(new FormData(event.currentTarget), 'reason'));
  };
  return (
    <>
      <Button tone="outline" onClick={() => setOpen(true)} className="justify-self-start print:hidden">
        {texts.open}
      </Button>
      <DialogFrame open={isOpen} onClose={close} title={texts.title} closeLabel={t('common:actions.close')}>
        <form onSubmit={submit} className="grid gap-4">
          {children}
          <Field label={t('order.reason')} hint={t('order.reasonHint')}>
            <TextArea name="reason" rows={3} maxLength={MAX_REASON} />
          </Field>
          {error && (
            <Notice tone="error" role="alert">
              {textOfFailure(error)}
            </Notice>
          )}
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit" tone="danger" pending={isPending}>
              {isPending ? texts.pending : texts.confirm}
            </Button>
            <Button tone="quiet" onClick={close}>
              {texts.keep}
            </Button>
          </div>
        </form>
      </DialogFrame>
    </>
  );
}
