import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { IconName } from '@config/icons';
import type { Brand } from '@config/brands/brand';
import { openingHoursText } from '@/lib/time/opening-hours';
import { formatDocument } from '@/lib/documents';
import { Icon } from '@/components/ui/icon';

/** `tel:` address of a Brazilian number in its usual notation. */
export const phoneLink = (phone: string) => `tel:+55${phone.replace(/\D/g, '')}`;

const link = 'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-2';

function Row({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="relative border-b border-line py-4 ps-9.5 last:border-0">
      <dt className="text-sm text-muted">
        <Icon name={icon} className="absolute start-0 top-4.5 size-6 text-primary" />
        {label}
      </dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}

interface ContactDetailsProps {
  company: Brand['company'];
  whatsappHref: string;
}

/** Contact, opening hours and company data (Decreto 7.962/2013, art. 2). */
export function ContactDetails({ company, whatsappHref }: ContactDetailsProps) {
  const { t } = useTranslation(['content', 'common']);
  const [mailbox, domain] = company.email.split('@');
  return (
    <dl className="rounded-lg border border-line bg-raised px-5 py-1">
      <Row icon="whatsapp" label={t('contact.whatsapp')}>
        <a href={whatsappHref} target="_blank" rel="noopener noreferrer" className={link}>
          <bdi dir="ltr">{company.phone}</bdi>
        </a>
      </Row>
      <Row icon="phone" label={t('contact.phone')}>
        <a href={phoneLink(company.phone)} className={link}>
          <bdi dir="ltr">{company.phone}</bdi>
        </a>
      </Row>
      <Row icon="envelope" label={t('contact.email')}>
        <a href={`mailto:${company.email}`} className={`${link} max-w-full`}>
          <span dir="ltr" className="min-w-0">
            {mailbox}@<wbr />
            {domain}
          </span>
        </a>
      </Row>
      <Row icon="clock" label={t('contact.hours')}>
        <span className="block first-letter:uppercase">{openingHoursText(t, company.hours)}</span>
      </Row>
      <Row icon="map-pin" label={t('contact.address')}>
        <address lang="pt-BR" className="not-italic">
          <bdi>{company.address}</bdi>
        </address>
      </Row>
      <Row icon="user" label={t('contact.technical')}>
        <bdi lang="pt-BR">{company.technicalResponsible}</bdi>
      </Row>
      <Row icon="storefront" label={t('contact.company')}>
        <bdi lang="pt-BR">
          {company.legalName}
          <br />
          CNPJ <bdi dir="ltr">{formatDocument(company.cnpj)}</bdi>
          <br />
          {company.licence}
        </bdi>
      </Row>
    </dl>
  );
}
