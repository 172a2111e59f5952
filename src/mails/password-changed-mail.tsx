import { ROUTES } from '@config/routes';
import { formatDateTime } from '@/lib/dates';
import { MessageMail } from './message-mail';
import { greetingName } from './greeting-name';
import { mailLanguage, mailLink, type MailProps } from './mail-context';
import type { PasswordChangedData } from './mail-data';

const TEXTS = {
  'pt-BR': {
    subject: 'Sua senha foi trocada',
    greeting: (name: string | null) => (name ? `Olá, ${name}!` : 'Olá!'),
    paragraph: (when: string) =>
      `A senha da sua conta foi trocada em ${when}, no horário de Brasília. Todos os aparelhos que estavam conectados saíram da conta.`,
    action: 'Não fui eu: criar senha nova',
    reason:
      'Você recebe este e-mail porque a senha da conta deste endereço mudou. Este aviso não pode ser desligado.',
  },
  en: {
    subject: 'Your password was changed',
    greeting: (name: string | null) => (name ? `Hello, ${name}!` : 'Hello!'),
    paragraph: (when: string) =>
      `The password of your account was changed on ${when}, Brasília time. Every device that was signed in has been signed out.`,
    action: 'It was not me: choose a new password',
    reason:
      'You get this e-mail because the password of the account of this address changed. This notice cannot be turned off.',
  },
};

export const passwordChangedSubject = ({ locale }: MailProps<PasswordChangedData>): string =>
  TEXTS[mailLanguage({ locale })].subject;

/** Tells that the password changed, so that whoever did not change it can act. */
export function PasswordChangedMail({ data, brand, locale }: MailProps<PasswordChangedData>) {
  const language = mailLanguage({ locale });
  const texts = TEXTS[language];
  return (
    <MessageMail
      brand={brand}
      locale={locale}
      text={{
        ...texts,
        heading: texts.subject,
        preview: texts.subject,
        greeting: texts.greeting(greetingName(data.fullName)),
        paragraphs: [texts.paragraph(formatDateTime(data.at, language))],
        action: { label: texts.action, href: mailLink(ROUTES.forgetPassword, { brand, locale }) },
      }}
    />
  );
}
