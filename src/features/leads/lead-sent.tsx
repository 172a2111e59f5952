import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Output } from '@/contract/contract';

interface LeadSentProps {
  receipt: Output<'createLead'>;
  onAgain: () => void;
  /** Link to the chat, for urgent matters. */
  chat: ReactNode;
}

/** Confirms that the form was sent, and says what happens next. It replaces the form and gets the focus. */
export function LeadSent({ receipt, onAgain, chat }: LeadSentProps) {
  const { t } = useTranslation('forms');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="grid gap-5 outline-none">
      <Notice tone="ok" title={t('sent.title')}>
        <p>
          {t('sent.next')} {receipt.confirmationSent && t('sent.confirmed')}
        </p>
        <p>{t('sent.reference', { reference: receipt.reference })}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Button tone="outline" onClick={onAgain}>
          {t('sent.again')}
        </Button>
        {chat}
      </div>
    </div>
  );
}
