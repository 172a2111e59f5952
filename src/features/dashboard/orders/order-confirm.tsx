import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import { isEnding, type AskedState } from './ending-state';

interface OrderConfirmProps {
  state: AskedState;
  number: string;
  pending: boolean;
  /** Gets what was written, which may be nothing where the order goes on. */
  onConfirm: (note: string) => void;
  onBack: () => void;
}

/**
 * Asks once more before an order ends, or before it goes on unpaid, and for the reason that its history will keep: one
 * that ends has to have it.
 */
export function OrderConfirm({ state, number, pending, onConfirm, onBack }: OrderConfirmProps) {
  const { t } = useTranslation('dashboard');
  const titleId = useId();
  const note = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => note.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = note.current?.value.trim() ?? '';
    const isMissingNow = !text && isEnding(state);
    setMissing(isMissingNow);
    if (!isMissingNow) onConfirm(text);
    else note.current?.focus();
  };
  return (
    <form aria-labelledby={titleId} onSubmit={submit} className="grid gap-3">
      <h3 id={titleId} className="text-lg">
        {t(`confirm.${state}`, { number })}
      </h3>
      {state === 'approved' && <p>{t('bulk.approveText')}</p>}
      <Field
        label={t('confirm.note')}
        hint={t('confirm.noteHint')}
        error={isMissing ? t('confirm.noteMissing') : null}
        required={isEnding(state)}
      >
        <TextArea ref={note} rows={2} maxLength={500} />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" tone={isEnding(state) ? 'danger' : 'primary'} pending={pending}>
          {t(`action.${state}`)}
        </Button>
        <Button size="sm" tone="quiet" onClick={onBack}>
          {t('confirm.back')}
        </Button>
      </div>
    </form>
  );
}
