import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import type { Payment } from '@/contract/schemas/orders';
import { focusHeadingAfterwards } from '@/lib/browser/focus-afterwards';
import { CopyField } from './copy-field';
import { formatSeconds, useCountdown } from './use-countdown';

const QrCode = dynamic(() => import('./qr-code'), {
  ssr: false,
  loading: () => <Skeleton className="aspect-square w-full" />,
});

interface PixPaymentProps {
  payment: Payment & { pix: NonNullable<Payment['pix']> };
  /** `Date.now()` when the shop's answer came. */
  answeredAt: number;
  /** Where the code was mailed to. */
  email: string;
  /** Asks the shop whether the money has come. */
  onAsk: () => Promise<{ isError: boolean }>;
}

/** The code until its time is over, which is said in a region that was there before. */
export function PixPayment({ answeredAt, ...panel }: PixPaymentProps) {
  const { t } = useTranslation('checkout');
  const left = useCountdown(panel.payment.secondsLeft, answeredAt);
  return (
    <div>
      <div role="status">
        {left === 0 && (
          <Notice tone="warn" title={t('pix.endedTitle')}>
            {t('pix.endedText')}
          </Notice>
        )}
      </div>
      {left !== 0 && <PixPanel {...panel} left={left} />}
    </div>
  );
}

interface PixPanelProps extends Omit<PixPaymentProps, 'answeredAt'> {
  /** Seconds; null where the code has no end. */
  left: number | null;
}

/** The amount and the code to copy first, as a phone needs them; then the QR code for another screen. */
function PixPanel({ payment, left, email, onAsk }: PixPanelProps) {
  const { t } = useTranslation('checkout');
  const [isAsking, setAsking] = useState(false);
  const [answer, setAnswer] = useState<'waiting' | 'notYet' | 'noAnswer'>('waiting');
  const ask = async () => {
    setAsking(true);
    const { isError } = await onAsk();
    setAsking(false);
    setAnswer(isError ? 'noAnswer' : 'notYet');
  };
  return (
    <Panel ref={focusHeadingAfterwards}>
      <h2 className="text-xl">{t('pix.title')}</h2>
      <div className="mt-3 grid gap-6 sm:grid-cols-[minmax(0,1fr)_220px]">
        <div className="grid content-start gap-4">
          <p className="text-lg">
            {t('pix.amount')}{' '}
            <Money value={payment.amount} className="text-[min(1.75rem,11vw)] leading-tight" />
            <br />
            <span className="text-base text-muted">{t('pix.receiver', { name: payment.pix.receiver })}</span>
          </p>
          {left !== null && (
            <p className="flex items-center gap-2">
              <Icon name="clock" />
              <span>
                {t('pix.left')}{' '}
                <b role="timer" aria-live="off" className="num">
                  <bdi dir="ltr">{formatSeconds(left)}</bdi>
                </b>
              </span>
            </p>
          )}
          <CopyField label={t('pix.code')} value={payment.pix.code} copyLabel={t('pix.copy')} rows={3} />
          <div className="flex flex-wrap gap-2.5">
            <Button tone="outline" size="sm" pending={isAsking} onClick={() => void ask()}>
              {t('pix.paid')}
            </Button>
            <a
              href={`https://wa.me/?text=${encodeURIComponent(payment.pix.code)}`}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle('whatsapp', 'sm')}
            >
              <Icon name="whatsapp" />
              {t('pix.whatsapp')}
            </a>
          </div>
          <p role="status" className="text-sm text-muted">
            {t(`pix.${answer}`)} {t('pix.mailed', { email })}
          </p>
        </div>
        <div className="mx-auto w-full max-w-[220px] self-start overflow-hidden rounded border border-line">
          <QrCode text={payment.pix.code} label={t('pix.qr')} />
        </div>
      </div>
      <ol className="mt-5 grid list-decimal gap-1 ps-5 text-muted">
        <li>{t('pix.step1')}</li>
        <li>{t('pix.step2')}</li>
        <li>{t('pix.step3')}</li>
      </ol>
    </Panel>
  );
}
