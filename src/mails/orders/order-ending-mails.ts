import type { PaymentMethod } from '@/contract/schemas/checkout';
import { formatBRL } from '@/lib/money';
import { mailLanguage, type MailProps } from '../mail-context';
import type { TellOrder } from './order-mail';
import type { OrderCancelledData, OrderRefundedData, WithdrawalReceivedData } from './order-mail-data';

type How = Record<PaymentMethod, string>;

const TEXTS = {
  'pt-BR': {
    cancelled: (number: string) => `Pedido ${number} cancelado`,
    why: {
      expired: 'O prazo do pagamento terminou e o pedido foi cancelado. Nada foi cobrado.',
      denied: 'O pagamento não foi aprovado e o prazo para outra tentativa terminou. Nada foi cobrado.',
      customer: 'O pedido foi cancelado, como você pediu.',
      shop: 'A loja cancelou o pedido.',
    },
    paidMeanwhile: 'Se você pagou e este e-mail chegou mesmo assim, o valor volta para você por inteiro.',
    note: (note: string) => `Motivo: ${note}`,
    refunded: (number: string) => `Pedido ${number}: devolução do valor`,
    refund: (amount: string) => `Vamos devolver ${amount}.`,
    late: 'O pagamento chegou quando o pedido já não esperava por ele, e por isso o valor volta para você.',
    how: {
      pix: 'O PIX volta para a conta de onde saiu, em geral no mesmo dia.',
      credit_card:
        'O estorno aparece na fatura do cartão, nesta ou na seguinte, conforme a data de fechamento.',
      boleto:
        'Boleto não volta sozinho: a loja escreve para combinar a conta em que você recebe. Nunca pedimos senha.',
    } satisfies How,
    withdrawal: (number: string) => `Pedido ${number}: recebemos sua desistência`,
    withdrawalNext:
      'Recebemos o seu pedido de devolução, feito dentro do prazo do Código de Defesa do Consumidor. A loja entra em contato para buscar os produtos, sem custo para você.',
    withdrawalMoney: (amount: string) =>
      `Quando eles chegarem, devolvemos ${amount}: tudo o que você pagou, com o frete. Guarde as embalagens até lá.`,
  },
  en: {
    cancelled: (number: string) => `Order ${number} cancelled`,
    why: {
      expired: 'The time to pay is over and the order was cancelled. Nothing was charged.',
      denied: 'The payment was not approved and the time for another try is over. Nothing was charged.',
      customer: 'The order was cancelled, as you asked.',
      shop: 'The shop cancelled the order.',
    },
    paidMeanwhile: 'If you paid and get this e-mail all the same, all of it comes back to you.',
    note: (note: string) => `Reason: ${note}`,
    refunded: (number: string) => `Order ${number}: your money back`,
    refund: (amount: string) => `We give ${amount} back.`,
    late: 'The payment came when the order no longer waited for it, so the money comes back to you.',
    how: {
      pix: 'A PIX goes back to the account it came from, usually on the same day.',
      credit_card: 'It appears on this or the next statement of your card.',
      boleto:
        'A boleto does not go back by itself: the shop writes to agree on an account. We never ask for a password.',
    } satisfies How,
    withdrawal: (number: string) => `Order ${number}: we have your withdrawal`,
    withdrawalNext:
      'We have your request to return the order, made in the time the Brazilian consumer code gives. The shop contacts you to collect the products, at no cost to you.',
    withdrawalMoney: (amount: string) =>
      `When they arrive we give ${amount} back: everything you paid, delivery included. Please keep the packages until then.`,
  },
};

const textsOf = ({ locale }: MailProps<unknown>) => TEXTS[mailLanguage({ locale })];

/** The order is over: why, and what becomes of the money. */
export const tellOrderCancelled: TellOrder<OrderCancelledData> = (props) => {
  const texts = textsOf(props);
  const { number, why, note, refund, method } = props.data;
  const isByClock = why === 'expired' || why === 'denied';
  return {
    heading: texts.cancelled(number),
    paragraphs: [
      texts.why[why],
      ...(note && why === 'shop' ? [texts.note(note)] : []),
      ...(refund > 0 ? [`${texts.refund(formatBRL(refund))} ${texts.how[method]}`] : []),
      ...(isByClock ? [texts.paidMeanwhile] : []),
    ],
  };
};

/** Money is on its way back. */
export const tellOrderRefunded: TellOrder<OrderRefundedData> = (props) => {
  const texts = textsOf(props);
  const { number, refund, method, isLate } = props.data;
  return {
    heading: texts.refunded(number),
    paragraphs: [...(isLate ? [texts.late] : []), `${texts.refund(formatBRL(refund))} ${texts.how[method]}`],
  };
};

/** Says at once that a withdrawal arrived, as the law wants it (Decree 7.962, art. 5). */
export const tellWithdrawalReceived: TellOrder<WithdrawalReceivedData> = (props) => {
  const texts = textsOf(props);
  const { number, paid } = props.data;
  return {
    heading: texts.withdrawal(number),
    paragraphs: [texts.withdrawalNext, texts.withdrawalMoney(formatBRL(paid))],
  };
};
