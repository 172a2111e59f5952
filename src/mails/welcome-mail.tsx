import { ROUTES, confirmEmailPath } from '@config/routes';
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
    confirm:
      'Confirme que este e-mail é seu: o botão abaixo vale por 7 dias. Comprar já dá, sem esperar por isso.',
    action: 'Ver minha conta',
    confirmAction: 'Confirmar meu e-mail',
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
    confirm:
      'Confirm that this e-mail is yours: the button below is good for 7 days. You can buy already, without waiting for it.',
    action: 'See my account',
    confirmAction: 'Confirm my e-mail',
    warning:
      'It was not you? Somebody may have typed this e-mail by mistake: ask for a new password at the shop and the account is yours alone.',
    reason: 'You get this e-mail because an account was created with this address.',
  },
};

export const welcomeSubject = ({ brand, locale }: MailProps<WelcomeData>): string =>
  TEXTS[mailLanguage({ locale })].subject(brand.name);

/** Says that an account was created, and carries the link that confirms its e-mail. */
export function WelcomeMail({ data, brand, locale }: MailProps<WelcomeData>) {
  const texts = TEXTS[mailLanguage({ locale })];
  const heading = texts.subject(brand.name);
  const { token } = data;
  const path = token ? confirmEmailPath(token) : ROUTES.account;
  return (
    <MessageMail
      brand={brand}
      locale={locale}
      text={{
        ...texts,
        heading,
        preview: heading,
        greeting: texts.greeting(greetingName(data.fullName)),
        paragraphs: token ? [...texts.paragraphs, texts.confirm] : texts.paragraphs,
        action: {
          label: token ? texts.confirmAction : texts.action,
          href: mailLink(path, { brand, locale }),
        },
      }}
    />
  );
}
