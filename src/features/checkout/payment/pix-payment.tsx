import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import type { Payment } from '@/contract/schemas/orders';
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
}

/** Copy-and-paste code, QR and the time left by the shop's clock. */
export function PixPayment({ payment, answeredAt }: PixPaymentProps) {
  const { t } = useTranslation('checkout');
  const left = useCountdown(payment.secondsLeft, answeredAt);
  if (left === 0) {
    return (
      <Notice tone="warn" role="status" title={t('pix.endedTitle')}>
        {t('pix.endedText')}
      </Notice>
    );
  }
  return (
    <Panel>
      <h2 className="text-xl">{t('pix.title')}</h2>
      <ol className="mt-3 grid list-decimal gap-1 ps-5">
        <li>{t('pix.step1')}</li>
        <li>{t('pix.step2')}</li>
        <li>{t('pix.step3')}</li>
      </ol>
      <div className="mt-5 grid gap-6 sm:grid-cols-[220px_minmax(0,1fr)]">
        <div className="mx-auto w-full max-w-[220px] self-start overflow-hidden rounded border border-line">
          <QrCode text={payment.pix.code} label={t('pix.qr')} />
        </div>
        <div className="grid content-start gap-4">
          <p className="text-lg">
            {t('pix.amount')} <Money value={payment.amount} className="text-2xl" />
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
          <CopyField label={t('pix.code')} value={payment.pix.code} copyLabel={t('pix.copy')} />
          <p role="status" className="text-sm text-muted">
            {t('pix.waiting')}
          </p>
        </div>
      </div>
    </Panel>
  );
}
