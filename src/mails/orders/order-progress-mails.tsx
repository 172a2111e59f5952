import { Link, Text } from '@react-email/components';
import { formatDate } from '@/lib/time/dates';
import { openingHoursText } from '@/lib/time/opening-hours';
import { mailLink } from '../mail-context';
import { plainText } from '../mail-parts';
import { mailTexts } from '../mail-texts';
import type { TellOrder } from './order-mail';
import type { OrderDeliveredData, OrderPaidData, OrderReviewData, OrderShippedData } from './order-mail-data';
import { tellPrescriptionOfPaid } from './order-prescription';

/** The money is there; what comes next. */
export const tellOrderPaid: TellOrder<OrderPaidData> = (props) => {
  const t = mailTexts(props.locale);
  const { number, address } = props.data;
  return {
    heading: t('paid.subject', { number }),
    paragraphs: tellPrescriptionOfPaid(props) ?? [t(address ? 'paid.next' : 'paid.pickUp')],
  };
};

/** The goods are on their way, with the carrier's tracking; or where and when they can be picked up. */
export const tellOrderShipped: TellOrder<OrderShippedData> = ({ data, brand, locale }) => {
  const t = mailTexts(locale);
  const { number, address, tracking } = data;
  const { company } = brand;
  const linkStyle = { color: brand.theme.primary, textDecoration: 'underline' };
  const where = { address: company.address, hours: openingHoursText(t, company.hours) };
  return {
    heading: t(address ? 'shipped.subject' : 'shipped.subjectPickUp', { number }),
    paragraphs: address ? [t('shipped.next')] : [t('shipped.pickUp'), t('shipped.where', where)],
    details: tracking && (
      <Text style={plainText}>
        {t('shipped.code', { code: tracking.code })}
        {tracking.url && (
          <>
            <br />
            <Link href={tracking.url} style={linkStyle}>
              {t('shipped.follow')}
            </Link>
          </>
        )}
      </Text>
    ),
  };
};

/** The goods are there, and how to return them. */
export const tellOrderDelivered: TellOrder<OrderDeliveredData> = ({ data, locale }) => {
  const t = mailTexts(locale);
  const { number, withdrawUntil } = data;
  return {
    heading: t('delivered.subject', { number }),
    paragraphs: [t('delivered.next'), t('delivered.withdraw', { date: formatDate(withdrawUntil, locale) })],
  };
};

/** The goods were there for some days: what does their buyer say of them? */
export const tellOrderReview: TellOrder<OrderReviewData> = ({ data, brand, locale }) => {
  const t = mailTexts(locale);
  const linkStyle = { color: brand.theme.primary, textDecoration: 'underline' };
  return {
    heading: t('review.subject', { number: data.number }),
    paragraphs: [t('review.text')],
    details: data.products.map(({ path, title, titleLang }) => (
      <Text key={path} style={plainText}>
        <Link href={mailLink(path, { brand, locale })} style={linkStyle} lang={titleLang}>
          {title}
        </Link>
      </Text>
    )),
  };
};
