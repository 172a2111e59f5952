import { ROUTES } from '@config/routes';
import { MessageMail } from './message-mail';
import { greetingName } from './greeting-name';
import { mailLanguage, mailLink, type MailProps } from './mail-context';
import type { WelcomeData } from './mail-data';

const TEXTS = {
  'pt-BR': {
    subject: (shop: string) => `Sua conta na ${shop} está pronta`,
    greeting: (name: string | null) => (name ? `Olá, ${name}!` : 'Olá!'),
    paragraphs: [
      'Sua conta foi criada. Nela você acompanha pedidos, repete compras e guarda os endereços de entrega, da cidade e da fazenda.',
    ],
    action: 'Ver minha conta',
    warning:
      'Não foi você? Alguém pode ter digitado este e-mail por engano: peça uma senha nova na loja e a conta passa a ser só sua.',
    reason: 'Você recebe este e-mail porque uma conta foi criada com este endereço.',
  },
  en: {
    subject: (shop: string) => `Your account at ${shop} is ready`,
    greeting: (name: string | null) => (name ? `Hello, ${name}!` : 'Hello!'),
    paragraphs: [
      'Your account was created. It follows your orders, repeats purchases and keeps your delivery addresses, in town and on the farm.',
    ],
    action: 'See my account',
    warning:
      'It was not you? Somebody may have typed this e-mail by mistake: ask for a new password at the shop and the account is yours alone.',
    reason: 'You get this e-mail because an account was created with this address.',
  },
};

export const welcomeSubject = ({ brand, locale }: MailProps<WelcomeData>): string =>
  TEXTS[mailLanguage({ locale })].subject(brand.name);

/** Says that an account was created. */
export function WelcomeMail({ data, brand, locale }: MailProps<WelcomeData>) {
  const texts = TEXTS[mailLanguage({ locale })];
  const heading = texts.subject(brand.name);
  return (
    <MessageMail
      brand={brand}
      locale={locale}
      text={{
        ...texts,
        heading,
        preview: heading,
        greeting: texts.greeting(greetingName(data.fullName)),
        action: { label: texts.action, href: mailLink(ROUTES.account, { brand, locale }) },
      }}
    />
  );
}
