import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { brand } from '@config/brands';
import { DEFAULT_LOCALE } from '@config/locales';
import { Button } from '@/components/ui/button';
import type { Certificate } from '@/contract/schemas/university';
import { formatDate } from '@/lib/time/dates';

/** A certificate as it is printed: the sheet alone, without the shop around it. */
export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('university');
  const { locale = DEFAULT_LOCALE } = useRouter();
  const { fullName, minutes, issuedAt, number, lessons } = certificate;
  return (
    <div className="grid justify-items-center gap-6">
      <article className="grid w-full max-w-3xl gap-5 rounded-lg border-4 border-double border-primary bg-raised p-6 text-center md:p-12">
        <p className="text-sm font-bold tracking-widest text-primary uppercase">{brand.name}</p>
        <h2 className="text-2xl md:text-3xl">{t('certificate.label')}</h2>
        <p className="text-xl font-bold break-words md:text-2xl">
          <bdi>{fullName}</bdi>
        </p>
        <p className="text-pretty">{t('certificate.statement', { name: brand.name })}</p>
        <div className="grid gap-2 text-start">
          <h3 className="text-base">{t('certificate.lessons')}</h3>
          <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
            {lessons.map(({ title, lang }) => (
              <li key={title} lang={lang}>
                <bdi>{title}</bdi>
              </li>
            ))}
          </ul>
        </div>
        <p className="flex flex-wrap justify-center gap-x-6 gap-y-1 text-sm text-muted">
          <span>{t('certificate.hours', { time: t('minutes', { count: minutes }) })}</span>
          <span>{t('certificate.issued', { date: formatDate(issuedAt, locale) })}</span>
          <span>
            {t('certificate.number')} <bdi dir="ltr">{number}</bdi>
          </span>
        </p>
      </article>
      <Button onClick={() => window.print()} className="print:hidden">
        {t('certificate.print')}
      </Button>
    </div>
  );
}
