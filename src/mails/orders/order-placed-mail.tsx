import { Link, Text } from '@react-email/components';
import { BOLETO_CLEARING_BUSINESS_DAYS, RETRY_HOURS, WITHDRAWAL_DAYS } from '@config/commerce';
import { ROUTES } from '@config/routes';
import { durationText } from '@/lib/time/duration';
import { mailLink, type MailContext } from '../mail-context';
import { mailTexts } from '../mail-texts';
import type { TellOrder } from './order-mail';
import type { OrderPlacedData } from './order-mail-data';
import { tellPrescriptionOfPaid, tellPrescriptionOfPlaced } from './order-prescription';
import { PaymentBox } from './payment-box';

const small = { fontSize: 14, lineHeight: '20px', margin: '0 0 8px' };

/** The contract in a form that can be stored (Decree 7.962, art. 4). */
function Terms({ brand, locale }: MailContext) {
  const t = mailTexts(locale);
  return (
    <>
      <Text style={{ ...small, fontWeight: 700, margin: '16px 0 8px' }}>{t('placed.terms')}</Text>
      <Text style={small}>{t('placed.vendor', { shop: brand.company.legalName })}</Text>
      <Text style={small}>{t('placed.withdrawal', { time: durationText(t, 'days', WITHDRAWAL_DAYS) })}</Text>
      <Text style={small}>
        <Link href={mailLink(ROUTES.terms, { brand, locale })} style={{ color: brand.theme.primary }}>
          {t('placed.all')}
        </Link>
      </Text>
    </>
  );
}

function nextText({ locale, data: { payment } }: Parameters<TellOrder<OrderPlacedData>>[0]): string {
  const t = mailTexts(locale);
  if (payment.status === 'approved') return t('placed.approved');
  if (payment.status === 'denied') return t('placed.denied', { time: durationText(t, 'hours', RETRY_HOURS) });
  return t(`placed.pending.${payment.method}`, {
    time: durationText(t, 'businessDays', BOLETO_CLEARING_BUSINESS_DAYS),
  });
}

/** The order is in: how to pay it, what comes next, and the contract. */
export const tellOrderPlaced: TellOrder<OrderPlacedData> = (props) => {
  const { data, brand, locale } = props;
  const { number, payment, isAgain } = data;
  const { status } = payment;
  return {
    heading: mailTexts(locale)(isAgain ? 'placed.again' : 'placed.subject', { number }),
    paragraphs: (status === 'approved' && tellPrescriptionOfPaid(props)) || [
      nextText(props),
      ...tellPrescriptionOfPlaced(props),
    ],
    details: status !== 'denied' && <PaymentBox payment={payment} brand={brand} locale={locale} />,
    terms: <Terms brand={brand} locale={locale} />,
  };
};
