import { Link, Text } from '@react-email/components';
import { formatDate } from '@/lib/dates';
import { mailLanguage, type MailProps } from '../mail-context';
import { plainText } from '../mail-parts';
import type { TellOrder } from './order-mail';
import type { OrderDeliveredData, OrderPaidData, OrderShippedData } from './order-mail-data';
import { tellPrescriptionOfPaid } from './order-prescription';

const TEXTS = {
  'pt-BR': {
    paid: (number: string) => `Pedido ${number}: pagamento aprovado`,
    paidNext: 'Recebemos o pagamento. Agora separamos os produtos e avisamos quando eles saírem.',
    paidPickUp: 'Recebemos o pagamento. Agora separamos os produtos e avisamos quando puder buscar.',
    shipped: (number: string) => `Pedido ${number} a caminho`,
    shippedNext: 'Os produtos saíram para a entrega.',
    shippedPickUp: 'Os produtos estão prontos: pode buscar.',
    code: (code: string) => `Código de rastreio: ${code}`,
    follow: 'Seguir a entrega na transportadora',
    delivered: (number: string) => `Pedido ${number} entregue`,
    deliveredNext: 'O pedido foi entregue. Confira as embalagens e a validade assim que puder.',
    withdraw: (date: string) =>
      `Mudou de ideia? Você pode devolver até ${date}, sem dizer o motivo (Código de Defesa do Consumidor, art. 49): peça na página do pedido ou responda este e-mail. Devolvemos tudo o que você pagou, com o frete.`,
  },
  en: {
    paid: (number: string) => `Order ${number}: payment approved`,
    paidNext: 'We have your payment. Now we pack the products and tell you when they leave.',
    paidPickUp: 'We have your payment. Now we pack the products and tell you when you can collect them.',
    shipped: (number: string) => `Order ${number} is on its way`,
    shippedNext: 'The products have left for delivery.',
    shippedPickUp: 'The products are ready to be collected.',
    code: (code: string) => `Tracking code: ${code}`,
    follow: 'Follow it at the carrier',
    delivered: (number: string) => `Order ${number} delivered`,
    deliveredNext: 'The order was delivered. Please check packages and shelf life as soon as you can.',
    withdraw: (date: string) =>
      `Changed your mind? You may return it until ${date}, without giving a reason (Brazilian consumer code, art. 49): ask on the page of the order or answer this e-mail. We give back everything you paid, delivery included.`,
  },
};

const textsOf = ({ locale }: MailProps<unknown>) => TEXTS[mailLanguage({ locale })];

/** The money is there; what comes next. */
export const tellOrderPaid: TellOrder<OrderPaidData> = (props) => {
  const texts = textsOf(props);
  const { number, address } = props.data;
  return {
    heading: texts.paid(number),
    paragraphs: tellPrescriptionOfPaid(props) ?? [address ? texts.paidNext : texts.paidPickUp],
  };
};

/** The goods are on their way, with what the carrier calls them. */
export const tellOrderShipped: TellOrder<OrderShippedData> = (props) => {
  const texts = textsOf(props);
  const { number, address, tracking } = props.data;
  const linkStyle = { color: props.brand.theme.primary, textDecoration: 'underline' };
  return {
    heading: texts.shipped(number),
    paragraphs: [address ? texts.shippedNext : texts.shippedPickUp],
    details: tracking && (
      <Text style={plainText}>
        {texts.code(tracking.code)}
        {tracking.url && (
          <>
            <br />
            <Link href={tracking.url} style={linkStyle}>
              {texts.follow}
            </Link>
          </>
        )}
      </Text>
    ),
  };
};

/** The goods are there, and how to return them. */
export const tellOrderDelivered: TellOrder<OrderDeliveredData> = (props) => {
  const texts = textsOf(props);
  const { number, withdrawUntil } = props.data;
  return {
    heading: texts.delivered(number),
    paragraphs: [texts.deliveredNext, texts.withdraw(formatDate(withdrawUntil, mailLanguage(props)))],
  };
};
