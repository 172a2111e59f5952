import { formatBRL } from '@/lib/money';
import { mailTexts } from '../mail-texts';
import type { MailProps } from '../mail-context';
import type { TellOrder } from './order-mail';
import type { OrderCancelledData, OrderRefundedData, WithdrawalReceivedData } from './order-mail-data';

/** What is given back, and how: two whole sentences. */
function refundText({ data, locale }: MailProps<OrderRefundedData | OrderCancelledData>): string {
  const t = mailTexts(locale);
  return `${t('refunded.amount', { amount: formatBRL(data.refund) })} ${t(`refunded.${data.method}`)}`;
}

/** The order is over: why, and what happens to the money. */
export const tellOrderCancelled: TellOrder<OrderCancelledData> = (props) => {
  const t = mailTexts(props.locale);
  const { number, why, note, refund } = props.data;
  const isByClock = why === 'expired' || why === 'denied';
  return {
    heading: t('cancelled.subject', { number }),
    paragraphs: [
      t(`cancelled.${why}`),
      ...(note && why === 'shop' ? [t('cancelled.note', { note })] : []),
      ...(refund > 0 ? [refundText(props)] : []),
      ...(isByClock ? [t('cancelled.paidMeanwhile')] : []),
    ],
  };
};

/** Money is on its way back. */
export const tellOrderRefunded: TellOrder<OrderRefundedData> = (props) => {
  const t = mailTexts(props.locale);
  const { number, isLate, isSpare, isSoldOut } = props.data;
  return {
    heading: t('refunded.subject', { number }),
    paragraphs: [
      ...(isLate ? [t('refunded.late')] : []),
      ...(isSpare ? [t('refunded.spare')] : []),
      ...(isSoldOut ? [t('refunded.soldOut')] : []),
      refundText(props),
    ],
  };
};

/** Says at once that a withdrawal arrived, as the law wants it (Decree 7.962, art. 5). */
export const tellWithdrawalReceived: TellOrder<WithdrawalReceivedData> = ({ data, locale }) => {
  const t = mailTexts(locale);
  const { number, paid } = data;
  return {
    heading: t('withdrawal.subject', { number }),
    paragraphs: [t('withdrawal.next'), t('withdrawal.money', { amount: formatBRL(paid) })],
  };
};
