import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

interface LeadSentProps {
  reference: string;
  onAgain: () => void;
  /** The way to the chat, for what cannot wait. */
  chat: ReactNode;
}

/** It arrived, and what happens next. The form is gone, so the focus comes here. */
export function LeadSent({ reference, onAgain, chat }: LeadSentProps) {
  const { t } = useTranslation('forms');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="grid gap-5 outline-none">
      <Notice tone="ok" title={t('sent.title')}>
        <p>{t('sent.next')}</p>
        <p>{t('sent.reference', { reference })}</p>
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
