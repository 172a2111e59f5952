import type { ReactNode } from 'react';
import { Link, Text } from '@react-email/components';
import { greeting } from '../greeting';
import { mailLink, type MailContext, type MailProps } from '../mail-context';
import { mailTexts } from '../mail-texts';
import { MessageMail } from '../message-mail';
import type { OrderFacts } from './order-mail-data';
import { OrderSummary } from './order-summary';

/** Address of a chat with the shop that names the order. */
const chatLink = (whatsapp: string, message: string) =>
  `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`;

/** The content of a mail about an order; the frame is shared. */
export interface OrderMessage {
  /** Also the subject. */
  heading: string;
  paragraphs: string[];
  /** Between the message and the link to the order. */
  details?: ReactNode;
  /** What the buyer must be able to store by law, below the summary. */
  terms?: ReactNode;
}

/** Says one thing about an order, in the language of its reader. */
export type TellOrder<Data extends OrderFacts> = (props: MailProps<Data>) => OrderMessage;

interface OrderMailProps extends MailContext {
  order: OrderFacts;
  message: OrderMessage;
}

/** A mail about an order: what happened, the order as it stands, and where to ask. */
export function OrderMail({ order, brand, locale, message }: OrderMailProps) {
  const t = mailTexts(locale);
  const { number, fullName, trackingPath } = order;
  const { heading, paragraphs, details, terms } = message;
  return (
    <MessageMail
      brand={brand}
      locale={locale}
      text={{
        heading,
        preview: heading,
        greeting: greeting(fullName, locale),
        paragraphs,
        action: { label: t('order.action'), href: mailLink(trackingPath, { brand, locale }) },
        reason: t('order.reason', { number }),
      }}
      below={
        <>
          <OrderSummary order={order} brand={brand} locale={locale} />
          {terms}
          <Text style={{ fontSize: 15, lineHeight: '22px', margin: '16px 0 0' }}>
            <Link
              href={chatLink(brand.whatsapp, t('common:orderMessage', { number }))}
              style={{ color: brand.theme.primary, textDecoration: 'underline' }}
            >
              {t('order.question')}
            </Link>
          </Text>
        </>
      }
    >
      {details}
    </MessageMail>
  );
}
