import { PRESCRIPTION_DAYS } from '@config/commerce';
import { formatDate } from '@/lib/time/dates';
import { durationText } from '@/lib/time/duration';
import type { MailContext } from '../mail-context';
import { mailTexts } from '../mail-texts';
import type { TellOrder } from './order-mail';
import type { OrderFacts, OrderPrescriptionRefusedData } from './order-mail-data';

type Context = MailContext & { data: OrderFacts };

function sendText({ data: { prescriptionUntil: until }, locale }: Context): string {
  const t = mailTexts(locale);
  return until ? t('prescription.sendUntil', { date: formatDate(until, locale) }) : t('prescription.send');
}

/** What a mail about an order that is not paid yet says of its prescription; nothing where none is missing. */
export function tellPrescriptionOfPlaced({ data, locale }: Context): string[] {
  const t = mailTexts(locale);
  if (!data.needsPrescription) return [];
  return [t('prescription.placed', { time: durationText(t, 'days', PRESCRIPTION_DAYS) })];
}

/**
 * What comes after the payment of an order that waits for its prescription: not the packing. Null where none is
 * missing.
 */
export const tellPrescriptionOfPaid = (props: Context): string[] | null =>
  props.data.needsPrescription ? [mailTexts(props.locale)('prescription.paid'), sendText(props)] : null;

/** The prescription was refused: why, and until when the shop waits for another one. */
export const tellOrderPrescriptionRefused: TellOrder<OrderPrescriptionRefusedData> = (props) => {
  const t = mailTexts(props.locale);
  const { number, why } = props.data;
  return {
    heading: t('prescription.refused', { number }),
    paragraphs: [t('prescription.refusedText'), t('prescription.why', { why }), sendText(props)],
  };
};
