import { Link, Text } from '@react-email/components';
import { ROUTES } from '@config/routes';
import { mailLanguage, mailLink, type MailContext } from '../mail-context';
import type { TellOrder } from './order-mail';
import type { OrderPlacedData } from './order-mail-data';
import { tellPrescriptionOfPaid, tellPrescriptionOfPlaced } from './order-prescription';
import { PaymentBox } from './payment-box';

const TEXTS = {
  'pt-BR': {
    subject: (number: string) => `Pedido ${number} recebido`,
    again: (number: string) => `Pedido ${number}: novo pagamento`,
    next: {
      pending: {
        pix: 'Falta o pagamento. Reservamos os produtos enquanto o PIX vale e avisamos assim que ele chegar.',
        boleto:
          'Falta o pagamento. Reservamos os produtos até o vencimento do boleto; o banco leva até um dia útil para nos contar.',
        credit_card: 'O cartão ainda está sendo conferido. Avisamos assim que houver resposta.',
      },
      approved: 'O pagamento foi aprovado e o pedido segue para a separação.',
      denied:
        'O pagamento não foi aprovado. Guardamos o pedido por 24 horas para você pagar de outro jeito; os produtos não ficam reservados enquanto isso.',
    },
    terms: 'Resumo do contrato, para guardar',
    withdrawal:
      'Você pode desistir da compra em até 7 dias depois de receber, sem dizer o motivo (Código de Defesa do Consumidor, art. 49), na página do pedido ou respondendo este e-mail. Devolvemos tudo o que você pagou, com o frete, e a devolução é por nossa conta.',
    vendor: (shop: string) => `Vendido e entregue por ${shop}, com os dados abaixo.`,
    all: 'Condições de venda completas',
  },
  en: {
    subject: (number: string) => `Order ${number} received`,
    again: (number: string) => `Order ${number}: new payment`,
    next: {
      pending: {
        pix: 'It is not paid yet. We hold the products while the PIX is valid and tell you as soon as it arrives.',
        boleto:
          'It is not paid yet. We hold the products until the boleto is due; the bank takes up to a business day to tell us.',
        credit_card: 'The card is still being checked. We tell you as soon as there is an answer.',
      },
      approved: 'The payment was approved and the order goes on to be packed.',
      denied:
        'The payment was not approved. We keep the order for 24 hours so that you can pay another way; the products are not held meanwhile.',
    },
    terms: 'Summary of the contract, to keep',
    withdrawal:
      'You may withdraw within 7 days of receiving it, without giving a reason (Brazilian consumer code, art. 49), on the page of the order or by answering this e-mail. We give back everything you paid, delivery included, and the return is on us.',
    vendor: (shop: string) => `Sold and delivered by ${shop}; its details are below.`,
    all: 'Full terms of sale',
  },
};

const small = { fontSize: 14, lineHeight: '20px', margin: '0 0 8px' };

/** The contract in a form that can be kept (Decree 7.962, art. 4). */
function Terms({ brand, locale }: MailContext) {
  const texts = TEXTS[mailLanguage({ locale })];
  return (
    <>
      <Text style={{ ...small, fontWeight: 700, margin: '16px 0 8px' }}>{texts.terms}</Text>
      <Text style={small}>{texts.vendor(brand.company.legalName)}</Text>
      <Text style={small}>{texts.withdrawal}</Text>
      <Text style={small}>
        <Link href={mailLink(ROUTES.terms, { brand, locale })} style={{ color: brand.theme.primary }}>
          {texts.all}
        </Link>
      </Text>
    </>
  );
}

/** The order is in: how to pay it, what comes next, and the contract. */
export const tellOrderPlaced: TellOrder<OrderPlacedData> = (props) => {
  const { data, brand, locale } = props;
  const texts = TEXTS[mailLanguage({ locale })];
  const { number, payment, isAgain } = data;
  const { status, method } = payment;
  const next = status === 'pending' ? texts.next.pending[method] : texts.next[status];
  return {
    heading: isAgain ? texts.again(number) : texts.subject(number),
    paragraphs: (status === 'approved' && tellPrescriptionOfPaid(props)) || [
      next,
      ...tellPrescriptionOfPlaced(props),
    ],
    details: status !== 'denied' && <PaymentBox payment={payment} brand={brand} locale={locale} />,
    terms: <Terms brand={brand} locale={locale} />,
  };
};
