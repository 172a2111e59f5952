import { mailLanguage, type MailProps } from './mail-context';
import type { LeadConfirmedData } from './mail-data';
import { MailLayout } from './mail-layout';
import { MailHeading, MailText } from './mail-parts';

const TEXTS = {
  'pt-BR': {
    subject: (name: string) => `${name}: recebemos sua mensagem`,
    heading: 'Recebemos sua mensagem',
    next: (hours: string) =>
      `Uma pessoa da equipe lê e responde por e-mail ou telefone no horário de atendimento: ${hours}.`,
    reference: (reference: string) =>
      `Protocolo ${reference}. Diga este número se precisar falar do assunto.`,
    reason:
      'Você recebe este e-mail porque este endereço foi escrito em um formulário do site. Se não foi você, pode ignorar: não enviaremos outro.',
  },
  en: {
    subject: (name: string) => `${name}: we have your message`,
    heading: 'We have your message',
    next: (hours: string) =>
      `A person of the team reads it and answers by e-mail or phone in office hours (${hours}, in Portuguese).`,
    reference: (reference: string) => `Reference ${reference}. Name it when you talk to us about it.`,
    reason:
      'You get this e-mail because this address was written into a form of the site. If it was not you, ignore it: we will not send another one.',
  },
};

export const leadConfirmedSubject = ({ brand, locale }: MailProps<LeadConfirmedData>): string =>
  TEXTS[mailLanguage({ locale })].subject(brand.name);

/**
 * Tells who wrote that it arrived and what happens next. It carries nothing of what was typed: anybody can type
 * somebody else's address, and the shop's mail must not carry a stranger's words there.
 */
export function LeadConfirmedMail({ data, brand, locale }: MailProps<LeadConfirmedData>) {
  const texts = TEXTS[mailLanguage({ locale })];
  return (
    <MailLayout brand={brand} locale={locale} preview={texts.heading} reason={texts.reason}>
      <MailHeading>{texts.heading}</MailHeading>
      <MailText>{texts.next(brand.company.hours)}</MailText>
      <MailText>{texts.reference(data.reference)}</MailText>
    </MailLayout>
  );
}
