import { Link } from '@react-email/components';
import { ROUTES } from '@config/routes';
import { mailLink, type MailProps } from '../mail-context';
import { MailLayout } from '../mail-layout';
import { MailHeading, MailText } from '../mail-parts';
import type { WithdrawalAskedData } from './order-mail-data';

export const withdrawalAskedSubject = ({ data }: MailProps<WithdrawalAskedData>): string =>
  `Desistência do pedido ${data.number}`;

/** To the shop, which reads Portuguese: somebody returns an order. What they wrote is shown as the text it is. */
export function WithdrawalAskedMail({ data, brand, locale }: MailProps<WithdrawalAskedData>) {
  const { number, fullName, email, reason } = data;
  const heading = `Desistência do pedido ${number}`;
  return (
    <MailLayout
      brand={brand}
      locale={locale}
      preview={`${fullName}, ${email}`}
      reason="Pedido no site, dentro dos 7 dias do Código de Defesa do Consumidor (art. 49)."
    >
      <MailHeading>{heading}</MailHeading>
      <MailText>
        {fullName}
        <br />
        <Link href={`mailto:${email}?subject=${encodeURIComponent(heading)}`}>{email}</Link>
      </MailText>
      <MailText>{reason ? `Motivo: ${reason}` : 'Sem motivo declarado: a lei não pede.'}</MailText>
      <MailText>
        Combine a coleta e, quando os produtos chegarem, devolva tudo o que foi pago, com o frete.
      </MailText>
      <MailText>
        <Link href={mailLink(ROUTES.dashboardOrders, { brand, locale })}>Pedidos da loja</Link>
      </MailText>
    </MailLayout>
  );
}
