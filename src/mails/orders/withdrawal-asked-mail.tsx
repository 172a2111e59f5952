import { Link } from '@react-email/components';
import { WITHDRAWAL_DAYS } from '@config/commerce';
import { CATALOGUE_LOCALE } from '@config/locales';
import { ROUTES } from '@config/routes';
import { mailLink, type MailProps } from '../mail-context';
import { MailLayout } from '../mail-layout';
import { MailHeading, MailText } from '../mail-parts';
import type { WithdrawalAskedData } from './order-mail-data';

export const withdrawalAskedSubject = ({ data }: MailProps<WithdrawalAskedData>): string =>
  `Desistência do pedido ${data.number}`;

/** To the shop, which reads Portuguese: a customer returns an order. What they wrote is shown as the text it is. */
export function WithdrawalAskedMail({ data, brand }: MailProps<WithdrawalAskedData>) {
  const { number, fullName, email, reason } = data;
  const heading = `Desistência do pedido ${number}`;
  return (
    <MailLayout
      brand={brand}
      locale={CATALOGUE_LOCALE}
      preview={`${fullName}, ${email}`}
      reason={`Pedido no site, dentro dos ${WITHDRAWAL_DAYS} dias do Código de Defesa do Consumidor (art. 49).`}
    >
      <MailHeading>{heading}</MailHeading>
      <MailText>
        {fullName}
        <br />
        <Link href={`mailto:${email}?subject=${encodeURIComponent(heading)}`}>{email}</Link>
      </MailText>
      <MailText>{reason ? `Motivo: ${reason}` : 'Sem motivo declarado: a lei não pede.'}</MailText>
      <MailText>
        Reembolse agora tudo o que foi pago, inclusive o frete, e combine a coleta: o reembolso não espera os
        produtos voltarem.
      </MailText>
      <MailText>
        <Link href={mailLink(ROUTES.dashboardOrders, { brand, locale: CATALOGUE_LOCALE })}>
          Pedidos da loja
        </Link>
      </MailText>
    </MailLayout>
  );
}
