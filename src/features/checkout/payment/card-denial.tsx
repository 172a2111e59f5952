import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import { WaitingText } from '@/features/checkout/order/waiting-notice';
import { DenialReason } from '@/components/ui/text/denial-reason';

/** Why the card was not taken, in the acquirer's words, beside its fields, and that the order is saved. */
export function CardDenial({ reason, number }: { reason: string | null; number: string | null }) {
  const { t } = useTranslation('checkout');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 outline-none">
      <Notice tone="error" role="alert" title={t('refused.denied')}>
        {reason && <DenialReason reason={reason} />}
        <p>{t('refused.deniedText')}</p>
        {number && <WaitingText number={number} />}
      </Notice>
    </div>
  );
}
