import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { BOLETO_CLEARING_BUSINESS_DAYS } from '@config/commerce';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Money } from '@/components/ui/money';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import type { Payment } from '@/contract/schemas/orders';
import { durationText } from '@/lib/time/duration';
import { formatDate } from '@/lib/time/dates';
import { CopyField } from './copy-field';

const BarCode = dynamic(() => import('./bar-code'), {
  ssr: false,
  loading: () => <Skeleton className="h-20 w-full max-w-lg" />,
});

/** The payable line with its mask: `AAAAA.AAAAA BBBBB.BBBBBB CCCCC.CCCCCC D EEEEEEEEEEEEEE`. */
export function formatBoletoLine(line: string): string {
  const digits = line.replace(/\D/g, '');
  return digits.length === 47
    ? digits.replace(/^(.{5})(.{5})(.{5})(.{6})(.{5})(.{6})(.)(.{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8')
    : line;
}

/** Digits to copy, bar code to read, and the day until which it can be paid. */
export function BoletoPayment({
  payment,
}: {
  payment: Payment & { boleto: NonNullable<Payment['boleto']> };
}) {
  const { t, i18n } = useTranslation(['checkout', 'common']);
  const { line, barcode, dueDate } = payment.boleto;
  return (
    <Panel>
      <h2 className="text-xl">{t('boleto.title')}</h2>
      <p className="mt-2 text-lg">
        <Money value={payment.amount} className="text-2xl" />
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
        <p className="text-muted">
          {t('boleto.note', { time: durationText(t, 'businessDays', BOLETO_CLEARING_BUSINESS_DAYS) })}
        </p>
        <Button
          tone="outline"
          size="sm"
          className="justify-self-start print:hidden"
          onClick={() => window.print()}
        >
          <Icon name="printer" />
          {t('boleto.print')}
        </Button>
      </div>
    </Panel>
  );
}
