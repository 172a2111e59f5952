import { Section, Text } from '@react-email/components';
import { formatDate, formatDateTime } from '@/lib/dates';
import { formatBRL } from '@/lib/money';
import { mailLanguage, type MailContext } from '../mail-context';
import type { PaymentFacts } from './order-mail-data';

const TEXTS = {
  'pt-BR': {
    simulated: 'Esta loja é uma demonstração: o pagamento é simulado. Não pague este código.',
    pix: 'PIX copia e cola',
    pixHow: 'Copie o código e cole no aplicativo do seu banco, em PIX copia e cola.',
    boleto: 'Linha digitável do boleto',
    until: (date: string) => `Pague até ${date}.`,
    due: (date: string) => `Vence em ${date}. Depois disso o pedido é cancelado.`,
    amount: (value: string) => `Valor: ${value}`,
    parts: (count: number, value: string) => `Em ${count} vezes no cartão, ${value} ao todo`,
    interest: (value: string) => `, ${value} de juros incluídos`,
  },
  en: {
    simulated: 'This shop is a demonstration and the payment is simulated. Do not pay this code.',
    pix: 'PIX code',
    pixHow: 'Copy the code and paste it into your bank’s app, under “PIX copia e cola”.',
    boleto: 'Boleto line',
    until: (date: string) => `Pay until ${date}, Brasília time.`,
    due: (date: string) => `Due on ${date}. After that the order is cancelled.`,
    amount: (value: string) => `Amount: ${value}`,
    parts: (count: number, value: string) => `In ${count} parts by card, ${value} in all`,
    interest: (value: string) => `, ${value} of interest included`,
  },
};

/** A code is read from left to right in every language, and breaks anywhere. */
const code = {
  direction: 'ltr' as const,
  fontFamily: 'Consolas, Menlo, monospace',
  fontSize: 15,
  lineHeight: '22px',
  margin: '4px 0 12px',
  wordBreak: 'break-all' as const,
};
const plain = { fontSize: 15, lineHeight: '22px', margin: '0 0 4px' };

/** How an order is paid: the code or the line to pay by, or the parts of a card. */
export function PaymentBox({ payment, brand, locale }: MailContext & { payment: PaymentFacts }) {
  const language = mailLanguage({ locale });
  const texts = TEXTS[language];
  const { pixCode, boleto, amount, installments, interest, expiresAt } = payment;
  const isByCard = payment.method === 'credit_card';
  const interestText = interest > 0 ? texts.interest(formatBRL(interest)) : '';
  return (
    <Section
      style={{ border: `1px solid ${brand.theme.line}`, borderRadius: 10, margin: '0 0 24px', padding: 16 }}
    >
      {payment.simulated && <Text style={{ ...plain, fontWeight: 700 }}>{texts.simulated}</Text>}
      {pixCode && (
        <>
          <Text style={plain}>
            <strong>{texts.pix}</strong>
            <br />
            {texts.pixHow}
          </Text>
          <Text style={code}>{pixCode}</Text>
          {expiresAt && <Text style={plain}>{texts.until(formatDateTime(expiresAt, language))}</Text>}
        </>
      )}
      {boleto && (
        <>
          <Text style={plain}>
            <strong>{texts.boleto}</strong>
          </Text>
          <Text style={code}>{boleto.line}</Text>
          <Text style={plain}>{texts.due(formatDate(boleto.dueDate, language))}</Text>
        </>
      )}
      <Text style={{ ...plain, margin: 0 }}>
        {isByCard
          ? `${texts.parts(installments, formatBRL(amount))}${interestText}`
          : texts.amount(formatBRL(amount))}
      </Text>
    </Section>
  );
}
