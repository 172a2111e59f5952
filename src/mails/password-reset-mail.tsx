import { ROUTES } from '@config/routes';
import { MessageMail } from './message-mail';
import { greetingName } from './greeting-name';
import { mailLanguage, mailLink, type MailProps } from './mail-context';
import type { PasswordResetData } from './mail-data';

const TEXTS = {
  'pt-BR': {
    subject: 'Crie uma senha nova',
    greeting: (name: string | null) => (name ? `Olá, ${name}!` : 'Olá!'),
    paragraphs: [
      'Recebemos um pedido para trocar a senha da sua conta. O botão abaixo vale por 30 minutos e funciona uma vez.',
    ],
    action: 'Criar senha nova',
    warning:
      'Não foi você? Então não faça nada: sua senha continua a mesma. Não repasse este e-mail a ninguém.',
    reason: 'Você recebe este e-mail porque alguém pediu uma senha nova para a conta deste endereço.',
  },
  en: {
    subject: 'Choose a new password',
    greeting: (name: string | null) => (name ? `Hello, ${name}!` : 'Hello!'),
    paragraphs: [
      'We were asked to change the password of your account. The button below is good for 30 minutes and works once.',
    ],
    action: 'Choose a new password',
    warning:
      'It was not you? Then do nothing: your password stays as it is. Do not pass this e-mail on to anybody.',
    reason: 'You get this e-mail because somebody asked for a new password for the account of this address.',
  },
};

export const passwordResetSubject = ({ locale }: MailProps<PasswordResetData>): string =>
  TEXTS[mailLanguage({ locale })].subject;

/** Carries the link that sets a new password. The address is the configured one, never that of a request. */
export function PasswordResetMail({ data, brand, locale }: MailProps<PasswordResetData>) {
  const texts = TEXTS[mailLanguage({ locale })];
  const path = `${ROUTES.forgetPassword}?token=${encodeURIComponent(data.token)}`;
  return (
    <MessageMail
      brand={brand}
      locale={locale}
      text={{
        ...texts,
        heading: texts.subject,
        preview: texts.subject,
        greeting: texts.greeting(greetingName(data.fullName)),
        action: { label: texts.action, href: mailLink(path, { brand, locale }) },
      }}
    />
  );
}
