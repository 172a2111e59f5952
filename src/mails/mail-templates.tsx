import type { ComponentType, ReactElement } from 'react';
import type { z } from 'zod';
import { BackInStockMail, backInStockSubject } from './back-in-stock-mail';
import { EmailConfirmationMail, emailConfirmationSubject } from './email-confirmation-mail';
import { LeadConfirmedMail, leadConfirmedSubject } from './lead-confirmed-mail';
import { LeadReceivedMail, leadReceivedSubject } from './lead-received-mail';
import type { MailContext, MailProps } from './mail-context';
import { mailData, type MailName } from './mail-data';
import { NewDeviceMail, newDeviceSubject } from './new-device-mail';
import { tellOrderCancelled, tellOrderRefunded, tellWithdrawalReceived } from './orders/order-ending-mails';
import { OrderMail, type TellOrder } from './orders/order-mail';
import type { OrderFacts } from './orders/order-mail-data';
import { tellOrderPlaced } from './orders/order-placed-mail';
import { tellOrderPrescriptionRefused } from './orders/order-prescription';
import {
  tellOrderDelivered,
  tellOrderReview,
  tellOrderPaid,
  tellOrderShipped,
} from './orders/order-progress-mails';
import { WithdrawalAskedMail, withdrawalAskedSubject } from './orders/withdrawal-asked-mail';
import { PasswordChangedMail, passwordChangedSubject } from './password-changed-mail';
import { PasswordResetMail, passwordResetSubject } from './password-reset-mail';
import { WelcomeMail, welcomeSubject } from './welcome-mail';

interface PreparedMail {
  subject: string;
  /** Whom an answer goes to, where that is not the shop. */
  replyTo?: string;
  body: ReactElement;
}

interface MailTemplate {
  /** @throws z.ZodError when the data is not what the template shows */
  prepare(data: unknown, context: MailContext): PreparedMail;
}

/** Binds a schema to the component and the subject that show its data. */
function template<Schema extends z.ZodType>(
  schema: Schema,
  Mail: ComponentType<MailProps<z.output<Schema>>>,
  subject: (props: MailProps<z.output<Schema>>) => string,
  replyTo?: (data: z.output<Schema>) => string,
): MailTemplate {
  return {
    prepare(data, context) {
      const props = { ...context, data: schema.parse(data) };
      return { subject: subject(props), replyTo: replyTo?.(props.data), body: <Mail {...props} /> };
    },
  };
}

/** The same for a mail about an order: all of them share one frame, and their subject is their heading. */
const orderTemplate = <Schema extends z.ZodType<OrderFacts>>(
  schema: Schema,
  tell: TellOrder<z.output<Schema>>,
): MailTemplate =>
  template(
    schema,
    (props) => (
      <OrderMail order={props.data} brand={props.brand} locale={props.locale} message={tell(props)} />
    ),
    (props) => tell(props).heading,
  );

/** Every mail of the shop. A new one: its data in `mail-data.ts`, its component, and a line here. */
export const mailTemplates: Record<MailName, MailTemplate> = {
  backInStock: template(mailData.backInStock, BackInStockMail, backInStockSubject),
  leadReceived: template(mailData.leadReceived, LeadReceivedMail, leadReceivedSubject, ({ email }) => email),
  leadConfirmed: template(mailData.leadConfirmed, LeadConfirmedMail, leadConfirmedSubject),
  welcome: template(mailData.welcome, WelcomeMail, welcomeSubject),
  emailConfirmation: template(mailData.emailConfirmation, EmailConfirmationMail, emailConfirmationSubject),
  passwordReset: template(mailData.passwordReset, PasswordResetMail, passwordResetSubject),
  passwordChanged: template(mailData.passwordChanged, PasswordChangedMail, passwordChangedSubject),
  newDevice: template(mailData.newDevice, NewDeviceMail, newDeviceSubject),
  orderPlaced: orderTemplate(mailData.orderPlaced, tellOrderPlaced),
  orderPaid: orderTemplate(mailData.orderPaid, tellOrderPaid),
  orderPrescriptionRefused: orderTemplate(mailData.orderPrescriptionRefused, tellOrderPrescriptionRefused),
  orderShipped: orderTemplate(mailData.orderShipped, tellOrderShipped),
  orderDelivered: orderTemplate(mailData.orderDelivered, tellOrderDelivered),
  orderReview: orderTemplate(mailData.orderReview, tellOrderReview),
  orderCancelled: orderTemplate(mailData.orderCancelled, tellOrderCancelled),
  orderRefunded: orderTemplate(mailData.orderRefunded, tellOrderRefunded),
  withdrawalReceived: orderTemplate(mailData.withdrawalReceived, tellWithdrawalReceived),
  withdrawalAsked: template(mailData.withdrawalAsked, WithdrawalAskedMail, withdrawalAskedSubject),
};
