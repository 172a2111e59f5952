import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextArea } from '@/components/ui/text-area';
import type { EndingState } from './ending-state';

interface OrderConfirmProps {
  state: EndingState;
  number: string;
  pending: boolean;
  onConfirm: (note: string) => void;
  onBack: () => void;
}

/** Asks once more before an order ends, and for the reason that its history will keep. */
export function OrderConfirm({ state, number, pending, onConfirm, onBack }: OrderConfirmProps) {
  const { t } = useTranslation('dashboard');
  const titleId = useId();
  const note = useRef<HTMLTextAreaElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => note.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const text = note.current?.value.trim() ?? '';
    setMissing(!text);
    if (text) onConfirm(text);
    else note.current?.focus();
  };
  return (
    <form aria-labelledby={titleId} onSubmit={submit} className="grid gap-3">
      <h3 id={titleId} className="text-lg">
        {t(`confirm.${state}`, { number })}
      </h3>
      <Field
        label={t('confirm.note')}
        hint={t('confirm.noteHint')}
        error={isMissing ? t('confirm.noteMissing') : null}
        required
      >
        <TextArea ref={note} rows={2} maxLength={500} />
      </Field>
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" size="sm" tone="danger" pending={pending}>
          {t(`action.${state}`)}
        </Button>
        <Button size="sm" tone="quiet" onClick={onBack}>
          {t('confirm.back')}
        </Button>
      </div>
    </form>
  );
}
