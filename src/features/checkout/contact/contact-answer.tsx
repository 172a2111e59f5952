import { useTranslation } from 'next-i18next/pages';
import { bareDocument } from '@/lib/documents';
import type { ContactValues } from './contact';

/** A CNPJ has fourteen. */
const CPF_LENGTH = 11;

/** Who buys, in two lines. */
export function ContactAnswer({ contact }: { contact: ContactValues }) {
  const { t } = useTranslation('checkout');
  const { fullName, email, phone, document, stateRegistration } = contact;
  const reach = [email, phone].filter(Boolean);
  return (
    <p className="wrap-anywhere">
      <bdi>{fullName}</bdi> ·{' '}
      <bdi dir="ltr">
        {bareDocument(document).length === CPF_LENGTH ? 'CPF' : 'CNPJ'} {document}
      </bdi>
      {stateRegistration && (
        <span className="text-muted">
          {' · '}
          {t('payer.stateRegistration')} <bdi dir="ltr">{stateRegistration}</bdi>
        </span>
      )}
      {reach.length > 0 && (
        <span className="block text-muted">
          {reach.map((text, index) => (
            <span key={text}>
              {index > 0 && ' · '}
              <bdi dir="ltr" className={text === phone ? 'whitespace-nowrap' : undefined}>
                {text}
              </bdi>
            </span>
          ))}
        </span>
      )}
    </p>
  );
}
