import { Link, Section, Text } from '@react-email/components';
import { formatDate } from '@/lib/time/dates';
import { formatDateTime } from '@/lib/time/times';
import { formatBRL } from '@/lib/money';
import type { MailContext } from '../mail-context';
import { mailTexts } from '../mail-texts';
import type { PaymentFacts } from './order-mail-data';

/** A code is read from left to right in every language, and may break anywhere. */
const code = {
  direction: 'ltr' as const,
  fontFamily: 'Consolas, Menlo, monospace',
  fontSize: 15,
  lineHeight: '22px',
  margin: '4px 0 12px',
  wordBreak: 'break-all' as const,
};
const plain = { fontSize: 15, lineHeight: '22px', margin: '0 0 4px' };

function chargeText({ payment, locale }: MailContext & { payment: PaymentFacts }): string {
  const t = mailTexts(locale);
  const { method, installments: count } = payment;
  const value = formatBRL(payment.amount);
  const interest = formatBRL(payment.interest);
  if (method !== 'credit_card') return t('payment.amount', { value });
  return payment.interest > 0
    ? t('payment.cardInterest', { count, value, interest })
    : t('payment.card', { count, value });
}

/** How an order is paid: the code or the line to pay by, or the instalments of a card. */
export function PaymentBox({ payment, brand, locale }: MailContext & { payment: PaymentFacts }) {
  const t = mailTexts(locale);
  const { pixCode, boleto, expiresAt } = payment;
  return (
    <Section
      style={{ border: `1px solid ${brand.theme.line}`, borderRadius: 10, margin: '0 0 24px', padding: 16 }}
    >
      {payment.simulated && <Text style={{ ...plain, fontWeight: 700 }}>{t('payment.simulated')}</Text>}
      {pixCode && (
        <>
          <Text style={plain}>
            <strong>{t('payment.pix')}</strong>
            <br />
            {t('payment.pixHow')}
          </Text>
          <Text style={code}>{pixCode}</Text>
          {expiresAt && (
            <Text style={plain}>{t('payment.until', { date: formatDateTime(expiresAt, locale) })}</Text>
          )}
        </>
      )}
      {boleto && (
        <>
          <Text style={plain}>
            <strong>{t('payment.boleto')}</strong>
          </Text>
          <Text style={code}>{boleto.line}</Text>
          <Text style={plain}>{t('payment.due', { date: formatDate(boleto.dueDate, locale) })}</Text>
          {boleto.pdfPath && (
            <Text style={plain}>
              <Link href={`${brand.canonicalUrl}${boleto.pdfPath}`} style={{ color: brand.theme.primary }}>
                {t('payment.boletoPdf')}
              </Link>
            </Text>
          )}
        </>
      )}
      <Text style={{ ...plain, margin: 0 }}>{chargeText({ payment, brand, locale })}</Text>
    </Section>
  );
}
