import { Link, Section, Text } from '@react-email/components';
import { Fragment } from 'react';
import { CATALOGUE_LOCALE } from '@config/locales';
import type { LeadKind } from '@/contract/constants';
import { formatCep } from '@/lib/cep';
import { formatDocument } from '@/lib/documents';
import { formatDate } from '@/lib/time/dates';
import type { MailProps } from './mail-context';
import type { LeadReceivedData } from './mail-data';
import { MailLayout } from './mail-layout';
import { MailHeading } from './mail-parts';
import { QuoteLines } from './quote-lines';

/** The shop reads Portuguese. */
const KINDS: Record<LeadKind, string> = {
  contact: 'Contato',
  quote: 'Pedido de orçamento',
  quote_basket: 'Pedido de orçamento',
  partner: 'Proposta de parceria',
  own_brand: 'Marca própria',
};
const LABELS: Record<string, string> = {
  topic: 'Assunto',
  activity: 'Interesse',
  document: 'CPF ou CNPJ',
  company: 'Empresa',
  cep: 'CEP de entrega',
  city: 'Cidade',
  state: 'Estado',
  product: 'Produto',
  productSlug: 'Página do produto',
  monthlyVolume: 'Volume por mês (kg)',
};
const VALUES: Record<string, string> = {
  'topic.technical': 'Dúvida técnica',
  'topic.order': 'Pedido',
  'topic.invoice': 'Nota fiscal, troca ou devolução',
  'topic.other': 'Outro assunto',
  'activity.representative': 'Representação',
  'activity.reseller': 'Revenda',
  'activity.technical': 'Indicação técnica',
};

const FORMATS: Record<string, (value: string) => string> = { document: formatDocument, cep: formatCep };
const shownValue = (name: string, value: string) =>
  FORMATS[name]?.(value) ?? VALUES[`${name}.${value}`] ?? value;

export const leadReceivedSubject = ({ data }: MailProps<LeadReceivedData>): string =>
  `${KINDS[data.kind]} ${data.reference}: ${data.name}`;

/** What a visitor wrote into a form, for the staff who answer. Everything in it is shown as the text it is. */
export function LeadReceivedMail({ data, brand }: MailProps<LeadReceivedData>) {
  const { kind, reference, name, email, phone, message, fields, lines, answerBy } = data;
  const rows: [string, string][] = [
    ...(phone ? ([['Telefone', phone]] as [string, string][]) : []),
    ...(answerBy ? ([['Responder até', formatDate(answerBy, CATALOGUE_LOCALE)]] as [string, string][]) : []),
    ...Object.entries(fields).map(([key, value]): [string, string] => [
      LABELS[key] ?? key,
      shownValue(key, value),
    ]),
  ];
  return (
    <MailLayout
      brand={brand}
      locale={CATALOGUE_LOCALE}
      preview={`${name}, ${email}`}
      reason="Escrito em um formulário do site. Não clique em endereços que você não conhece."
    >
      <MailHeading>{KINDS[kind]}</MailHeading>
      <Text style={{ fontSize: 16, lineHeight: '24px', margin: '0 0 16px' }}>
        {name}
        <br />
        <Link href={`mailto:${email}?subject=${encodeURIComponent(`${KINDS[kind]} ${reference}`)}`}>
          {email}
        </Link>
        {rows.map(([label, value]) => (
          <span key={label}>
            <br />
            {label}: {value}
          </span>
        ))}
      </Text>
      <QuoteLines
        lines={lines.map((line) => ({ ...line, titleLang: CATALOGUE_LOCALE }))}
        locale={CATALOGUE_LOCALE}
      />
      {message && (
        <Section style={{ backgroundColor: brand.theme.surface, borderRadius: 10, padding: '4px 16px' }}>
          <Text style={{ fontSize: 16, lineHeight: '24px' }}>
            {/* Not `pre-line`: the plain text of the mail would lose the lines. */}
            {message.split('\n').map((line, index) => (
              <Fragment key={index}>
                {index > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </Text>
        </Section>
      )}
      <Text style={{ color: brand.theme.muted, fontSize: 14 }}>Protocolo {reference}</Text>
    </MailLayout>
  );
}
