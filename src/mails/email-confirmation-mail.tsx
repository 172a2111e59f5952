import { confirmEmailPath } from '@config/routes';
import { MessageMail } from './message-mail';
import { greetingName } from './greeting-name';
import { mailLanguage, mailLink, type MailProps } from './mail-context';
import type { EmailConfirmationData } from './mail-data';

const TEXTS = {
  'pt-BR': {
    subject: 'Confirme seu e-mail',
    greeting: (name: string | null) => (name ? `Olá, ${name}!` : 'Olá!'),
    paragraphs: [
      'O botão abaixo confirma que este e-mail é seu. Ele vale por 7 dias, funciona uma vez e pede que você entre na sua conta.',
    ],
    action: 'Confirmar meu e-mail',
    warning:
      'Não foi você? Então não confirme: sem isso, quem digitou este e-mail não recebe nada do que é seu. Com uma senha nova, pedida na loja, a conta passa a ser só sua.',
    reason: 'Você recebe este e-mail porque alguém pediu para confirmar a conta deste endereço.',
  },
  en: {
    subject: 'Confirm your e-mail',
    greeting: (name: string | null) => (name ? `Hello, ${name}!` : 'Hello!'),
    paragraphs: [
      'The button below confirms that this e-mail is yours. It is good for 7 days, works once, and asks you to sign in to your account.',
    ],
    action: 'Confirm my e-mail',
    warning:
      'It was not you? Then do not confirm: without that, the person who typed this e-mail gets nothing of what is yours. With a new password, asked for at the shop, the account is yours alone.',
    reason: 'You get this e-mail because somebody asked to confirm the account of this address.',
  },
};

export const emailConfirmationSubject = ({ locale }: MailProps<EmailConfirmationData>): string =>
  TEXTS[mailLanguage({ locale })].subject;

/** Carries the link that confirms an e-mail. */
export function EmailConfirmationMail({ data, brand, locale }: MailProps<EmailConfirmationData>) {
  const texts = TEXTS[mailLanguage({ locale })];
  return (
    <MessageMail
      brand={brand}
      locale={locale}
      text={{
        ...texts,
        heading: texts.subject,
        preview: texts.subject,
        greeting: texts.greeting(greetingName(data.fullName)),
        action: {
          label: texts.action,
          href: mailLink(confirmEmailPath(data.token), { brand, locale }),
        },
      }}
    />
  );
}
