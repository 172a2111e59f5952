import { ROUTES } from '@config/routes';
import { formatDateTime } from '@/lib/dates';
import { MessageMail } from './message-mail';
import { greetingName } from './greeting-name';
import { mailLanguage, mailLink, type MailProps } from './mail-context';
import type { NewDeviceData } from './mail-data';

const TEXTS = {
  'pt-BR': {
    subject: 'Entraram na sua conta por um aparelho novo',
    greeting: (name: string | null) => (name ? `Olá, ${name}!` : 'Olá!'),
    unknown: 'um aparelho que não se identificou',
    paragraph: (device: string, when: string, address: string) =>
      `Sua conta foi aberta em ${when}, no horário de Brasília, por ${device}, do endereço de rede ${address}. Se foi você, não precisa fazer nada.`,
    action: 'Não fui eu: trocar a senha',
    warning: 'Trocar a senha tira todos os aparelhos da conta.',
    reason:
      'Você recebe este e-mail porque alguém entrou na conta deste endereço por um aparelho ou uma rede que ainda não conhecíamos.',
  },
  en: {
    subject: 'A new device signed in to your account',
    greeting: (name: string | null) => (name ? `Hello, ${name}!` : 'Hello!'),
    unknown: 'a device that did not say what it is',
    paragraph: (device: string, when: string, address: string) =>
      `Your account was opened on ${when}, Brasília time, by ${device}, from the network address ${address}. If it was you, there is nothing to do.`,
    action: 'It was not me: change the password',
    warning: 'A new password signs every device out.',
    reason:
      'You get this e-mail because somebody signed in to the account of this address from a device or network we had not seen before.',
  },
};

export const newDeviceSubject = ({ locale }: MailProps<NewDeviceData>): string =>
  TEXTS[mailLanguage({ locale })].subject;

/** Tells that an account was opened where it had not been before. */
export function NewDeviceMail({ data, brand, locale }: MailProps<NewDeviceData>) {
  const language = mailLanguage({ locale });
  const texts = TEXTS[language];
  const device = [data.browser, data.system].filter(Boolean).join(' · ') || texts.unknown;
  return (
    <MessageMail
      brand={brand}
      locale={locale}
      text={{
        ...texts,
        heading: texts.subject,
        preview: texts.subject,
        greeting: texts.greeting(greetingName(data.fullName)),
        paragraphs: [texts.paragraph(device, formatDateTime(data.at, language), data.address)],
        action: { label: texts.action, href: mailLink(ROUTES.forgetPassword, { brand, locale }) },
      }}
    />
  );
}
