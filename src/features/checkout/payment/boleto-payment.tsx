import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { BOLETO_CLEARING_BUSINESS_DAYS } from '@config/commerce';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import type { Payment } from '@/contract/schemas/orders';
import { focusHeadingAfterwards } from '@/lib/browser/focus-afterwards';
import { formatBoletoLine } from '@/lib/codes/boleto-line';
import { durationText } from '@/lib/time/duration';
import { formatDate } from '@/lib/time/dates';
import { shopDay } from '@/lib/time/shop-day';
import { CopyField } from './copy-field';

const BarCode = dynamic(() => import('./bar-code'), {
  ssr: false,
  loading: () => <Skeleton className="h-20 w-full max-w-lg" />,
});

/** Whether its day is over. The shop's clock says so: that of a device may be wrong. */
function isOverdue({ expiresAt, secondsLeft, boleto: { dueDate } }: BoletoPaymentProps['payment']): boolean {
  if (expiresAt === null || secondsLeft === null) return false;
  return shopDay(new Date(Date.parse(expiresAt) - secondsLeft * 1_000)) > dueDate;
}

interface BoletoPaymentProps {
  payment: Payment & { boleto: NonNullable<Payment['boleto']> };
}

/**
 * Digits to copy, bar code to read, and the day until which it can be paid. After that day no bank takes it: the order
 * waits only for money that is still to be told.
 */
export function BoletoPayment({ payment }: BoletoPaymentProps) {
  const { t, i18n } = useTranslation(['checkout', 'common']);
  const { line, barcode, dueDate } = payment.boleto;
  const clearing = { time: durationText(t, 'businessDays', BOLETO_CLEARING_BUSINESS_DAYS) };
  if (isOverdue(payment)) {
    return (
      <Notice tone="warn" title={t('boleto.overdue', { date: formatDate(dueDate, i18n.language) })}>
        {t('boleto.overdueText', clearing)}
      </Notice>
    );
  }
  return (
    <Panel ref={focusHeadingAfterwards}>
      <h2 className="text-xl">{t('boleto.title')}</h2>
      <p className="mt-2 text-lg">
        <Money value={payment.amount} className="text-[min(1.75rem,11vw)] leading-tight" />
        <br />
        <span className="text-base">{t('boleto.due', { date: formatDate(dueDate, i18n.language) })}</span>
      </p>
      <div className="mt-4 grid gap-4">
        <CopyField
          label={t('boleto.line')}
          value={formatBoletoLine(line)}
          copyLabel={t('boleto.copy')}
          rows={2}
        />
        <BarCode digits={barcode} label={t('boleto.barcode')} />
        <p className="text-muted">{t('boleto.note', clearing)}</p>
        <div className="flex flex-wrap gap-2.5 print:hidden">
          {payment.boletoPdf && (
            <a href={payment.boletoPdf} download className={buttonStyle('primary', 'sm')}>
              <Icon name="article" />
              {t('boleto.pdf')}
            </a>
          )}
          <Button tone="outline" size="sm" onClick={() => window.print()}>
            <Icon name="printer" />
            {t('boleto.print')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
